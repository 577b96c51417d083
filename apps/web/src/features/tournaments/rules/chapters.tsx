import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LevelNote } from '../../battles/index.ts';
import { AttemptsFigure } from './figures/AttemptsFigure.tsx';
import { OutcomesFigure } from './figures/OutcomesFigure.tsx';
import { StartersFigure } from './figures/StartersFigure.tsx';
import { TierTotalFigure } from './figures/TierTotalFigure.tsx';
import { GoldenRule } from './GoldenRule.tsx';

interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

/** The chapters of the rules in reading order. */
export const chapters: readonly Chapter[] = [
  {
    id: 'iscrizione',
    title: 'Si comincia: iscrizione e Pokémon iniziali',
    body: (
      <>
        <p>
          Per giocare serve un account: <Link to="/account/register">registrati</Link>, poi apri la
          pagina <Link to="/tournaments">Tornei</Link> e premi «Iscriviti» sul torneo aperto. Nello
          stesso momento ricevi i tre Pokémon iniziali della regione: sono la tua prima squadra.
        </p>
        <StartersFigure />
        <p>
          All’inizio è aperto solo il primo torneo. Ogni volta che ne completi uno si apre il
          successivo, e i Pokémon che hai conquistato restano con te fino alla fine della{' '}
          <Link to="#stagioni">stagione</Link>. Un torneo è <strong>bloccato</strong>,{' '}
          <strong>aperto</strong>, <strong>in corso</strong> oppure <strong>completato</strong>,
          quando hai sconfitto tutti e otto i suoi capipalestra.
        </p>
        <p>
          Si gioca con i 493 Pokémon della quarta generazione e con i suoi 17 tipi: prima di una
          lotta dai un’occhiata alla <Link to="/pokemon-types-table">Tabella dei tipi</Link> e al{' '}
          <Link to="/pokedex">Pokédex</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'capipalestra',
    title: 'Gli otto capipalestra',
    body: (
      <>
        <p>
          Ogni torneo ha otto capipalestra e un ordine fisso: puoi affrontarne uno solo dopo aver
          battuto chi viene prima. Una volta sconfitto, un capopalestra si sfida solo per il piacere
          di farlo, con una <Link to="#rivincita">rivincita</Link>. Le squadre crescono lungo la
          strada: si parte da tre Pokémon e si arriva a sei.
        </p>
        <p>
          Sulla scheda di ogni capopalestra trovi se la lotta è in <strong>Singolo</strong> o in{' '}
          <strong>Doppio</strong>, il tier totale della sua squadra («Tier tot.»), quante volte hai
          già lottato e il Pokémon in premio.
        </p>
        <GoldenRule>
          Chi ha al massimo tre Pokémon mostra la squadra. Chi ne ha di più la tiene nascosta fino
          alla sconfitta: ne conosci solo il tipo preferito.
        </GoldenRule>
      </>
    ),
  },
  {
    id: 'squadra',
    title: 'La tua squadra',
    body: (
      <>
        <p>
          In ogni lotta schieri da uno a <strong>sei Pokémon</strong>, scelti liberamente tra i
          tuoi. Il limite vale per la singola lotta: di Pokémon puoi averne quanti ne vuoi, e li
          trovi tutti nella pagina <Link to="/my-team">La mia squadra</Link>, con mosse, abilità e
          statistiche.
        </p>
        <p>
          Li scegli nella pagina «Prepara la sfida», dove vedi che cosa si sa dell’avversario, chi
          dei tuoi lo colpisce forte e chi deve temerlo. La scelta resta salvata per la prossima
          volta. In una lotta in Doppio servono almeno due Pokémon.
        </p>
        <p>Un Pokémon entra nella tua squadra in quattro modi:</p>
        <ul>
          <li>come Pokémon iniziale, quando ti iscrivi a un torneo;</li>
          <li>come premio, quando batti un capopalestra entro i primi tre tentativi;</li>
          <li>come premio speciale, quando batti un supremo campione;</li>
          <li>come Pokémon segreto, quando vinci il PokéQuiz.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'tier',
    title: 'Il tier',
    body: (
      <>
        <p>
          Ogni Pokémon ha un tier, che dice quanto pesa in squadra: <Link to="#tier-1">tier 1</Link>{' '}
          per i Pokémon comuni, <Link to="#tier-2">tier 2</Link> per i leggendari e gli
          pseudoleggendari, <Link to="#tier-3">tier 3</Link> per i super leggendari. Il tier è della
          specie: tutte le sue forme hanno lo stesso. Sommando i tier dei Pokémon schierati si
          ottiene il <strong>tier totale</strong>.
        </p>
        <GoldenRule>
          Il tier totale della tua squadra dev’essere minore o uguale a quello dell’avversario.
        </GoldenRule>
        <TierTotalFigure />
        <p>
          C’è una via d’uscita per chi si trova davanti a un muro: dopo{' '}
          <strong>tre tentativi senza vittoria</strong> contro lo stesso capopalestra il limite
          cade, e dal quarto in poi puoi schierare qualunque tier.
        </p>
      </>
    ),
  },
  {
    id: 'lotta',
    title: 'Come si lotta',
    body: (
      <>
        <p>
          Dalla pagina <Link to="/tournament-leaders">Capipalestra</Link> apri «Prepara la sfida»,
          scegli la squadra e la lotta comincia: qui, nell’app, con le mosse, i tipi e i danni della
          quarta generazione. A ogni turno scegli una mossa o cambi Pokémon; il capopalestra decide
          nello stesso momento, e sa solo quello che ha visto.
        </p>
        <ul>
          <li>
            <strong>Niente strumenti dalla borsa</strong>, per nessuno dei due: contano quelli che i
            Pokémon tengono.
          </li>
          <li>
            <strong>Nessun cambio gratuito</strong> quando un Pokémon avversario non ha più forze.
          </li>
          <li>
            <strong>Vince</strong> chi lascia l’altro senza Pokémon. Dopo 200 turni vince chi ne ha
            di più in piedi, poi chi ha più PS; se sono pari anche quelli, è un pareggio.
          </li>
          <li>
            <strong>Arrendersi</strong> si può in ogni momento, e conta come una sconfitta.
          </li>
        </ul>
        <p>
          Non c’è fretta: la lotta ti aspetta, e puoi chiudere tutto e riprenderla da un altro
          dispositivo. Solo dopo <strong>14 giorni</strong> senza una tua mossa è persa; il giorno
          prima ricevi una notifica. Contro i capipalestra puoi avere in corso una sola sfida alla
          volta.
        </p>
        <p>
          Si può lottare anche dal vivo, quando è previsto: in quel caso l’esito lo registra chi
          organizza.
        </p>
      </>
    ),
  },
  {
    id: 'livelli',
    title: 'Quale livello conta',
    body: (
      <>
        <p>
          La squadra del capopalestra lotta sempre ai propri livelli. Per la tua decide
          l’organizzatore:
        </p>
        <ul>
          <li>
            <strong>Livello pari:</strong> i tuoi Pokémon lottano tutti al livello del Pokémon più
            forte dell’avversario, anche se il loro è più alto o più basso. Le statistiche vengono
            ricalcolate; mosse, abilità e strumento restano i loro.
          </li>
          <li>
            <strong>Livello reale:</strong> ogni Pokémon lotta al proprio livello.
          </li>
        </ul>
        <p>Adesso vale questo:</p>
        <LevelNote />
      </>
    ),
  },
  {
    id: 'lotte',
    title: 'Le lotte e il loro esito',
    body: (
      <>
        <p>
          Una lotta può finire in quattro modi. Tre di questi valgono come tentativo e fanno salire
          il numero accanto a «Lotte» sulla scheda del capopalestra; il quarto è come se non fosse
          mai successo.
        </p>
        <OutcomesFigure />
        <p>
          L’esito di una lotta nell’app si registra da solo, quello di una lotta dal vivo lo
          registra l’organizzatore. Se una lotta non deve contare, l’organizzatore può annullarla, e
          te lo dice una notifica. Le trovi tutte nella pagina{' '}
          <Link to="/my-matches">Le mie lotte</Link>: se un esito registrato non è giusto, da lì
          puoi scrivergli.
        </p>
      </>
    ),
  },
  {
    id: 'rivincita',
    title: 'Rivincite e repliche',
    body: (
      <>
        <p>
          Contro un capopalestra già sconfitto puoi chiedere la <strong>rivincita</strong> quante
          volte vuoi: con qualunque tier, senza premi e senza conseguenze. Non conta come tentativo.
        </p>
        <p>
          Ogni lotta finita si può rivedere, turno per turno, da{' '}
          <Link to="/my-matches">Le mie lotte</Link>. Con «Condividi» ottieni un link: chi lo riceve
          guarda la lotta anche senza account.
        </p>
      </>
    ),
  },
  {
    id: 'premi',
    title: 'Medaglie e premi',
    body: (
      <>
        <p>Quando batti un capopalestra ricevi:</p>
        <ul>
          <li>
            la sua <strong>medaglia</strong>, che va a brillare nel{' '}
            <Link to="/badges">Medagliere</Link>: otto per torneo, trentadue in tutto;
          </li>
          <li>
            le <strong>icone profilo</strong> dei Pokémon di tier 1 della sua squadra;
          </li>
          <li>
            il suo <strong>Pokémon in premio</strong>, ma solo se vinci entro i primi tre tentativi.
          </li>
        </ul>
        <AttemptsFigure />
        <p>
          Un premio mancato è perso: sulla scheda del capopalestra resta una X rossa. La medaglia e
          le icone invece ti aspettano a ogni tentativo.
        </p>
      </>
    ),
  },
  {
    id: 'campione',
    title: 'Il supremo campione',
    body: (
      <>
        <p>
          Sconfitti gli otto capipalestra il torneo è completato, e solo allora si fa avanti il{' '}
          <strong>supremo campione</strong>: Blu a Kanto, Lance a Johto, Rocco a Hoenn, Camilla a
          Sinnoh.
        </p>
        <p>
          Batterlo non serve ad aprire il torneo successivo: serve alla gloria. E al premio
          speciale, un Pokémon di tier 3 insieme ad alcune icone profilo segrete.
        </p>
      </>
    ),
  },
  {
    id: 'segreti',
    title: 'I Pokémon segreti',
    body: (
      <>
        <p>
          Alcuni Pokémon non li regala nessun capopalestra: si sbloccano soltanto con il{' '}
          <Link to="/quiz">PokéQuiz</Link>, che per chi ha un account ha due prove in più. In palio
          c’è un Pokémon segreto, oppure un’icona profilo segreta, a sorte tra quelli che ancora non
          hai.
        </p>
        <ul>
          <li>Dieci domande, sempre più difficili, con quattro risposte e una sola giusta.</li>
          <li>Venti secondi per ogni domanda.</li>
          <li>Un errore, o il tempo che scade, e la prova è persa. Puoi ritentare quando vuoi.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'icone',
    title: 'Le icone profilo',
    body: (
      <>
        <p>
          Ogni specie ha la sua icona, e quella che scegli nel <Link to="/profile">profilo</Link> ti
          rappresenta in classifica. Ne ricevi sei alla registrazione; le altre si guadagnano
          giocando, e restano tue anche nelle stagioni che verranno.
        </p>
        <ul>
          <li>Ottieni un Pokémon e ottieni anche la sua icona.</li>
          <li>Batti un capopalestra e ottieni le icone dei Pokémon di tier 1 della sua squadra.</li>
          <li>
            Le icone dei Pokémon di tier 2 e 3 sono segrete: arrivano dal quiz e dai campioni.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'giochi',
    title: 'Giochi, PvP e classifiche',
    body: (
      <>
        <p>
          Tra una lotta e l’altra ci si allena. Giocare è libero per tutti, ma i record si salvano
          solo se hai effettuato l’accesso.
        </p>
        <ul>
          <li>
            <Link to="/quiz">PokéQuiz</Link>: in allenamento conta la serie più lunga di risposte
            giuste di fila.
          </li>
          <li>
            <Link to="/memory-game">PokéMemory</Link>: trenta carte, quindici coppie. Meno mosse
            fai, meglio è.
          </li>
          <li>
            <Link to="/shell-game">PokéShell</Link>: tre carte che si scambiano di posto. Trova
            quella diversa, per quanti più turni riesci.
          </li>
          <li>
            <Link to="/pvp-battle">PvP Battle</Link>: due squadre a sorte, da uno a sei Pokémon
            ciascuna e con lo stesso tier totale, per sfidare chi vuoi ad armi pari.
          </li>
        </ul>
        <p>
          La <Link to="/leaderboard">Classifica</Link> raccoglie i record dei tre giochi, le
          medaglie, i capipalestra sconfitti e i Pokémon posseduti. A parità di punti si condivide
          la posizione: dopo due secondi posti viene il quarto.
        </p>
      </>
    ),
  },
  {
    id: 'sfide',
    title: 'Le sfide tra sfidanti',
    body: (
      <>
        <p>
          Chi gareggia può lottare anche contro gli altri: dal loro profilo, dalla{' '}
          <Link to="/leaderboard">Classifica</Link>, con un QR o cercando un avversario in{' '}
          <Link to="/pvp-battle">PvP Battle</Link>. Tornei, medaglie e Pokémon restano come sono.
        </p>
        <ul>
          <li>
            <strong>Squadre</strong>: a sorte e ad armi pari, tutte al livello 50, oppure le proprie
            entro il tier deciso.
          </li>
          <li>
            <strong>Orologio</strong>: con calma, 45 secondi a mossa e una riserva di tre minuti;
            veloce, 25 secondi e un minuto e mezzo. Finita la riserva la lotta è persa. Senza tempo
            si hanno tre giorni a mossa, ma non si fa classifica.
          </li>
          <li>
            <strong>Un solo Pokémon addormentato</strong>: chi ne ha già addormentato uno
            all’avversario non può addormentarne un altro (Sleep Clause).
          </li>
          <li>
            <strong>Punteggio</strong>: sale battendo chi è più forte di te e scende perdendo; con
            poche lotte ha un «?». Contano le lotte per la classifica con squadre proprie o
            bilanciate, arrivate al turno 3 o finite per tempo, al massimo quattro in un giorno tra
            gli stessi due. Non contano quelle tra due account della stessa persona.
          </li>
          <li>
            <strong>Buone maniere</strong>: si parla solo con otto frasi, che puoi spegnere. Da chi
            non vuoi non arrivano più sfide, e non lo saprà. Se te ne vai l’orologio corre.
          </li>
        </ul>
        <p>
          Chi organizza può spegnere le sfide, tenerle aperte solo in certe ore, e annullare una
          lotta: i punti tornano indietro.
        </p>
      </>
    ),
  },
  {
    id: 'stagioni',
    title: 'Le stagioni',
    body: (
      <>
        <p>
          Si gioca a stagioni. Quando chi organizza ne chiude una, comincia subito la successiva e
          si riparte tutti insieme.
        </p>
        <ul>
          <li>
            <strong>Finiscono con la stagione</strong> i tornei, le medaglie, i Pokémon della tua
            squadra, i record e i posti in classifica. Una lotta lasciata a metà si annulla.
          </li>
          <li>
            <strong>Restano</strong> il tuo account, le icone profilo, i messaggi, le notifiche e le
            repliche delle lotte finite.
          </li>
        </ul>
        <p>
          Niente va dimenticato: podi e campioni entrano nell’
          <Link to="/hall-of-fame">Albo d’oro</Link>, e le tue medaglie di ogni stagione si rivedono
          nel <Link to="/profile">profilo</Link>.
        </p>
      </>
    ),
  },
];
