import { MessageBox } from '../../../ui/modal/MessageBox.tsx';

/** 'attention': an invalid field; the window stays open. */
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
