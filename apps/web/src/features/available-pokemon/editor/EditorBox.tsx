import { MessageBox } from '../../../ui/modal/MessageBox.tsx';

/** What the editor has to say: something to mend, that it is done, or that it failed. */
export interface EditorMessage {
  kind: 'attention' | 'done' | 'failed';
  text: string;
}

const looks = {
  attention: { title: 'Attenzione!', tone: 'error' },
  done: { title: 'Completato!', tone: 'success' },
  failed: { title: 'Errore!', tone: 'error' },
} as const;

interface EditorBoxProps {
  message: EditorMessage | null;
  onClose: () => void;
}

export function EditorBox({ message, onClose }: EditorBoxProps) {
  if (message === null) return null;
  return (
    <MessageBox open onClose={onClose} {...looks[message.kind]}>
      {message.text}
    </MessageBox>
  );
}
