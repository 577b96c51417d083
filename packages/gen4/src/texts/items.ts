/** What each item does when held in generation 4, written for this project, by item id. */
export const itemTexts: Readonly<Record<string, string>> = {
  adamantorb:
    'Gemma legata al dominio del tempo: affidata a Dialga, rende più potenti del 20% le sue mosse di tipo Acciaio e Drago.',
  aguavberry:
    'Quando i PS scendono a metà, chi la tiene la mangia e recupera un ottavo dei PS massimi. Il gusto amaro confonde chi ha una natura che penalizza la Difesa Speciale.',
  apicotberry:
    'Mangiata quando resta un quarto dei PS o meno, aumenta di un livello la Difesa Speciale. Dopo l’uso si consuma.',
  armorfossil:
    'Frammento dello scudo di un Pokémon preistorico: al Museo Minerario di Mineropoli se ne può ricavare uno Shieldon. Non dà vantaggi in lotta.',
  aspearberry:
    'Scioglie il ghiaccio: se il Pokémon che la tiene viene congelato, la mangia e torna subito normale.',
  babiriberry: 'Attutisce una mossa Acciaio superefficace, dimezzandone i danni, poi si consuma.',
  belueberry:
    'Bacca dal gusto pepato e aspro usata per cucinare Poffin. In lotta è di aiuto solo a Dononaturale, che con essa è di tipo Elettro e ha potenza 80.',
  berryjuice:
    'Un succo che il Pokémon beve da solo quando ha metà dei PS o meno, recuperandone 20.',
  bigroot:
    'Aumenta del 30% i PS recuperati con le mosse che assorbono energia, come Gigassorbimento, e con Parassiseme, Radicamento e Acquanello.',
  blackbelt:
    'Una cintura che dà sicurezza a chi combatte: le mosse di tipo Lotta guadagnano il 20% di potenza.',
  blackglasses:
    'Occhiali dall’aria losca che rendono del 20% più potenti gli attacchi di tipo Buio.',
  blacksludge:
    'I Pokémon Veleno che la tengono recuperano a ogni turno un sedicesimo dei PS massimi. Tutti gli altri, invece, ne perdono un ottavo.',
  blukberry:
    'Ingrediente secco e dolce per i Poffin. Il Pokémon non la mangia in lotta, ma Dononaturale la trasforma in una mossa Fuoco di potenza 70.',
  brightpowder:
    'Il suo luccichio disturba la mira di chi attacca: le mosse rivolte al Pokémon hanno il 10% di precisione in meno.',
  charcoal:
    'Un pezzo di carbone che ravviva le fiamme: +20% alla potenza delle mosse Fuoco di chi lo porta.',
  chartiberry:
    'Protegge una volta sola da un attacco Roccia superefficace, di cui riduce i danni della metà.',
  cheriberry:
    'Una bacca contro la paralisi: appena il Pokémon viene paralizzato la mangia e torna a muoversi liberamente.',
  chestoberry:
    'Sveglia all’istante chi si addormenta tenendola. Accoppiata a Riposo permette di curarsi senza perdere turni, ma una volta sola.',
  chilanberry:
    'La sola bacca protettiva che non richiede una mossa superefficace: dimezza i danni del primo attacco di tipo Normale ricevuto.',
  choiceband:
    'Moltiplica l’Attacco per 1,5, ma obbliga a ripetere la prima mossa usata finché il Pokémon non esce dal campo.',
  choicescarf:
    'La Velocità aumenta della metà. Il prezzo da pagare è restare vincolati alla prima mossa eseguita fino alla sostituzione.',
  choicespecs:
    'Lenti che potenziano l’Attacco Speciale del 50%; chi le porta può però usare soltanto la prima mossa scelta, finché non viene richiamato.',
  chopleberry:
    'Se il Pokémon sta per subire una mossa Lotta superefficace, mangia questa bacca e i danni diventano la metà.',
  clawfossil:
    'Resto fossile di un artiglio marino da cui gli esperti possono riportare in vita Anorith. Tenuto da un Pokémon, in lotta non fa nulla.',
  cobaberry:
    'Riduce della metà i danni di un attacco Volante, se è superefficace. Serve una volta sola.',
  colburberry:
    'Mangiata nel momento in cui arriva un colpo Buio superefficace, ne dimezza i danni.',
  cornnberry:
    'Dal sapore secco e dolce, serve a preparare Poffin. In lotta resta intatta, salvo usare Dononaturale: tipo Coleottero, potenza 70.',
  custapberry:
    'Con un quarto dei PS o meno il Pokémon la mangia e agisce per primo nel turno, tra le mosse della stessa priorità.',
  damprock: 'La Pioggiadanza usata da chi tiene questa roccia dura 8 turni invece di 5.',
  dawnstone:
    'Pietra scintillante che fa evolvere un Kirlia maschio in Gallade e uno Snorunt femmina in Froslass. Va usata: tenerla in lotta non ha effetti.',
  deepseascale:
    'Raddoppia la Difesa Speciale di Clamperl, che con questa squama si evolve in Gorebyss se viene scambiato.',
  deepseatooth:
    'Nelle mani di Clamperl raddoppia l’Attacco Speciale; se lo si scambia mentre lo tiene, diventa Huntail.',
  destinyknot:
    'Un filo che lega due destini: se chi lo tiene si infatua, anche il responsabile si infatua a sua volta.',
  diveball:
    'Ball pensata per i Pokémon d’acqua: è 3,5 volte più efficace quando si pesca o ci si sposta con Surf. Come strumento tenuto è inutile.',
  domefossil:
    'Fossile a forma di cupola appartenuto a Kabuto, che un laboratorio può rianimare. Non influisce sulla lotta.',
  dracoplate:
    'Tavola incisa con l’energia dei draghi: +20% alle mosse di tipo Drago. Arceus che la tiene diventa Drago, e così il suo Giudizio.',
  dragonfang: 'Zanna dura e affilata che accresce di un quinto la potenza delle mosse Drago.',
  dragonscale:
    'Squama coriacea da far tenere a Seadra: con uno scambio si evolverà in Kingdra. In lotta non dà bonus.',
  dreadplate:
    'Lastra che emana un’aura sinistra e potenzia del 20% gli attacchi Buio. Se la porta Arceus, lui e il suo Giudizio assumono quel tipo.',
  dubiousdisc:
    'Un disco dal contenuto poco chiaro: trasforma Porygon2 in Porygon-Z quando viene scambiato mentre lo tiene.',
  durinberry:
    'Amara e aspra, piace nei Poffin ma nessun Pokémon la mangia in lotta. Dononaturale la rende un attacco Acqua di potenza 80.',
  duskball:
    'Ball ideale di notte e nelle grotte, dove cattura con efficacia 3,5 volte superiore. Non ha effetti su chi la tiene.',
  duskstone:
    'Pietra oscura da usare su Murkrow o Misdreavus per farli evolvere in Honchkrow e Mismagius. Non agisce come strumento tenuto.',
  earthplate:
    'Sa di terra appena smossa e rende più forti del 20% le mosse Terra. In mano ad Arceus ne fa un Pokémon Terra, Giudizio compreso.',
  electirizer:
    'Scatola piena di elettricità: Electabuzz, se viene scambiato tenendola, si evolve in Electivire.',
  enigmaberry:
    'Una mossa superefficace spinge il Pokémon a mangiarla subito dopo il colpo, e a recuperare un quarto dei PS massimi.',
  expertbelt:
    'La cintura dei veterani: gli attacchi superefficaci infliggono il 20% di danni in più.',
  fastball:
    'Ball di Johto adatta alle prede veloci: rende il quadruplo con specie di Velocità base pari o superiore a 100. Tenuta, non serve a nulla.',
  figyberry:
    'Restituisce un ottavo dei PS massimi quando ne resta la metà. È pepata: chi ha una natura sfavorevole all’Attacco ne esce confuso.',
  firestone:
    'Pietra rossastra che, se usata, fa evolvere Vulpix, Growlithe ed Eevee rispettivamente in Ninetales, Arcanine e Flareon.',
  fistplate:
    'Reca l’impronta di un pugno: aggiunge il 20% di potenza alle mosse Lotta e, se la regge Arceus, dà anche a Giudizio il tipo Lotta.',
  flameorb:
    'Sfera incandescente che alla fine del turno scotta il Pokémon che la tiene. È utile con abilità come Dentistretti.',
  flameplate:
    'Lastra ancora calda, dai bordi rossi. Le mosse Fuoco crescono del 20% in potenza, e Arceus lancia un Giudizio infuocato.',
  focusband:
    'Quando un colpo manderebbe KO il Pokémon, c’è il 10% di probabilità che resista con 1 PS.',
  focussash:
    'Se chi lo tiene ha tutti i PS, sopravvive con 1 PS a un attacco che lo manderebbe KO. Poi si consuma.',
  friendball:
    'I Pokémon catturati con questa Ball partono già affezionati, con un affetto di 200. Tenerla in lotta non ha conseguenze.',
  fullincense:
    'L’aroma appesantisce: chi lo tiene agisce per ultimo a parità di priorità. Alla Pensione permette a Snorlax di generare uova di Munchlax.',
  ganlonberry:
    'Quando i PS calano fino a un quarto, il Pokémon la mangia e la sua Difesa sale di un livello.',
  greatball:
    'Ball migliore di quella comune: il tasso di cattura è 1,5 volte quello di una Poké Ball. Addosso a un Pokémon non fa niente.',
  grepaberry:
    'Fuori dalla lotta rende più affettuoso il Pokémon e gli riduce i punti base della Difesa Speciale. Tenuta non viene mangiata.',
  gripclaw:
    'Le mosse che intrappolano, come Legatutto o Turbofuoco, durano sempre 5 turni invece di un numero casuale da 2 a 5.',
  griseousorb:
    'Solo Giratina può tenerla: lo fa passare alla Forma Originale e aggiunge il 20% di potenza alle sue mosse Spettro e Drago.',
  habanberry:
    'Bacca contro i draghi: i danni di una mossa Drago superefficace si dimezzano, dopodiché è consumata.',
  hardstone: 'Un sasso che nulla può scalfire. Potenzia di un quinto gli attacchi di tipo Roccia.',
  healball:
    'Guarisce del tutto il Pokémon appena catturato, PS e problemi di stato compresi. Cattura come una Poké Ball e in lotta, se tenuta, non conta.',
  heatrock:
    'Allunga il sole: Giornodisole resta attivo 8 turni, anziché 5, se a usarla è il Pokémon che la tiene.',
  heavyball:
    'Ball di Johto che funziona tanto meglio quanto più pesante è il Pokémon; con quelli leggeri rende meno di una Poké Ball.',
  helixfossil:
    'Conchiglia a spirale pietrificata. Dentro c’è quanto basta a far rinascere Omanyte, ma per chi la tiene è solo un sasso.',
  hondewberry:
    'Mangiata fuori dalla lotta aumenta l’affetto, ma toglie punti base all’Attacco Speciale. Chi la tiene in battaglia la ignora.',
  iapapaberry:
    'Cura un ottavo dei PS massimi a chi scende a metà. Troppo aspra per le nature che riducono la Difesa: in quel caso provoca confusione.',
  icicleplate:
    'Gelida al tatto, coperta di brina: dà il 20% in più alle mosse Ghiaccio e il tipo Ghiaccio ad Arceus e al suo Giudizio.',
  icyrock:
    'La Grandine provocata da chi porta questa pietra continua per 8 turni, tre più del normale.',
  insectplate:
    'Decorata da antiche figure d’insetti, rende del 20% più potente ogni mossa Coleottero. Arceus ne prende il tipo, Giudizio pure.',
  ironball:
    'Tanto pesante da dimezzare la Velocità e da tenere a terra chi vola o levita: le mosse Terra potranno colpirlo.',
  ironplate:
    'Metallo lucido forgiato in un’epoca remota: +20% alla potenza degli attacchi Acciaio. Con essa Arceus diventa un Pokémon Acciaio.',
  jabocaberry:
    'Se il Pokémon viene colpito da una mossa fisica la mangia, e chi ha attaccato perde un ottavo dei propri PS massimi.',
  kasibberry:
    'Scaccia gli spettri: un attacco di tipo Spettro superefficace fa soltanto la metà dei danni. Vale una volta.',
  kebiaberry: 'Dimezza il danno quando una mossa Veleno risulta superefficace, poi scompare.',
  kelpsyberry:
    'Data da mangiare fuori dalla lotta, abbassa i punti base dell’Attacco e rafforza l’affetto verso l’Allenatore. Tenuta è inattiva.',
  kingsrock:
    'Dà a molti attacchi, ma non a tutti, il 10% di probabilità di far tentennare. Con uno scambio fa evolvere Poliwhirl in Politoed e Slowpoke in Slowking.',
  laggingtail:
    'È un peso che rallenta: chi la porta si muove dopo tutti gli altri, tra le mosse di pari priorità.',
  lansatberry:
    'Con un quarto dei PS il Pokémon la mangia e si concentra come con Focalenergia: i brutti colpi diventano molto più probabili.',
  laxincense:
    'Un profumo che distrae: la precisione delle mosse nemiche cala del 10%. Fa nascere Wynaut dalle uova di Wobbuffet.',
  leafstone:
    'Con questa pietra si fanno evolvere Gloom, Weepinbell, Exeggcute e Nuzleaf. Il disegno a foglia non porta alcun beneficio in lotta.',
  leftovers:
    'Un boccone alla fine di ogni turno: il Pokémon recupera un sedicesimo dei PS massimi e gli avanzi non finiscono mai.',
  leppaberry:
    'La prima mossa che esaurisce i PP ne recupera 10, perché il Pokémon mangia subito la bacca.',
  levelball:
    'Più il tuo Pokémon supera di livello quello selvatico, meglio cattura: fino a 8 volte una Poké Ball. Tenerla non serve.',
  liechiberry:
    'Dà slancio nei momenti difficili: con un quarto dei PS o meno, l’Attacco di chi la mangia sale di un livello.',
  lifeorb:
    'Aumenta del 30% i danni degli attacchi, ma ogni attacco riuscito costa un decimo dei PS massimi.',
  lightball:
    'Una sfera carica di elettricità fatta per Pikachu, che con essa raddoppia la potenza di tutti i suoi attacchi.',
  lightclay:
    'Le barriere create da chi la tiene sono più durature: Riflesso e Schermoluce restano 8 turni in luogo di 5.',
  loveball:
    'Ball di Johto molto efficace, otto volte tanto, se il Pokémon selvatico è della stessa specie del tuo ma di sesso opposto.',
  luckypunch:
    'Un guantone portafortuna che solo Chansey sa usare: la probabilità di brutto colpo sale di due livelli.',
  lumberry:
    'Rimedio universale: guarisce da qualunque problema di stato e anche dalla confusione, appena il Pokémon ne è colpito.',
  lureball:
    'Ball per pescatori: con i Pokémon presi all’amo il suo tasso di cattura è triplo. In lotta non dà nulla a chi la tiene.',
  lustrousorb:
    'Ricorda una perla e appartiene a Palkia, al quale offre il 20% di potenza in più nelle mosse Acqua e Drago.',
  luxuryball:
    'Ball confortevole: il Pokémon catturato si affeziona più in fretta del solito. Per chi la tiene è un semplice ornamento.',
  machobrace:
    'Attrezzo scomodo che dimezza la Velocità, ma raddoppia i punti base ottenuti sconfiggendo avversari. Agisce anche su chi ha Impaccio.',
  magmarizer:
    'Contenitore che racchiude il calore del magma: fa diventare Magmortar il Magmar che viene scambiato mentre lo tiene.',
  magnet: 'Attrae l’energia elettrica e accresce del 20% la potenza delle mosse Elettro.',
  magoberry:
    'A metà dei PS viene mangiata e ne rende un ottavo del massimo. Dolcissima, confonde i Pokémon la cui natura frena la Velocità.',
  magostberry:
    'Bacca dolce e amara per Poffin. Tenuta non produce effetti, ma con Dononaturale dà una mossa Roccia di potenza 70.',
  masterball:
    'La Ball suprema: cattura senza fallo qualunque Pokémon selvatico. Farla tenere a un Pokémon sarebbe uno spreco, perché non fa niente.',
  meadowplate:
    'Profuma d’erba tagliata e dona il 20% di potenza alle mosse Erba. Se la regge Arceus, il suo Giudizio e il suo corpo diventano Erba.',
  mentalherb:
    'Fa rinsavire il Pokémon innamorato: lo libera dall’infatuazione la prima volta che ne è vittima.',
  metalcoat:
    'Rivestimento che rafforza del 20% le mosse Acciaio. Durante uno scambio fa evolvere Onix in Steelix e Scyther in Scizor.',
  metalpowder:
    'Granelli finissimi che raddoppiano la Difesa di Ditto, purché non si sia trasformato.',
  metronome:
    'Ripetere la stessa mossa conviene: ogni uso consecutivo aggiunge il 10% di danni, fino al doppio.',
  micleberry:
    'Ridotto a un quarto dei PS, il Pokémon la mangia e la sua mossa successiva ha il 20% di precisione in più.',
  mindplate:
    'Chi la fissa sente la mente aprirsi: +20% agli attacchi Psico. Arceus la usa per cambiare in quel tipo sé stesso e Giudizio.',
  miracleseed: 'Un seme pieno di vita grazie al quale gli attacchi Erba sono del 20% più potenti.',
  moonball:
    'Ball di Johto che quadruplica l’efficacia sui Pokémon delle famiglie legate alla Pietralunare, come Clefairy. Tenuta è senza effetto.',
  moonstone:
    'Roccia scura caduta dal cielo. Usata su Nidorina, Nidorino, Clefairy, Jigglypuff o Skitty, li fa evolvere.',
  muscleband: 'Una fascia che tonifica: le mosse fisiche hanno il 10% di potenza in più.',
  mysticwater: 'Goccia dal potere misterioso che incrementa del 20% le mosse di tipo Acqua.',
  nanabberry:
    'Serve in cucina, per Poffin dolci e amari. Nessun effetto in lotta, tranne con Dononaturale: Acqua, potenza 70.',
  nestball:
    'Ball che rende di più con i Pokémon di basso livello: è quasi quattro volte una Poké Ball ai primi livelli e dal 30 in poi non dà bonus.',
  netball:
    'Una rete per Pokémon Acqua e Coleottero: con loro cattura tre volte meglio. Non dà vantaggi a chi la porta in lotta.',
  nevermeltice:
    'Ghiaccio che nemmeno il sole scioglie; chi lo tiene usa mosse Ghiaccio del 20% più potenti.',
  nomelberry:
    'Bacca aspra e pepata, buona solo per i Poffin. Se la si sacrifica con Dononaturale, l’attacco è Drago e ha potenza 70.',
  occaberry:
    'Il suo guscio ripara da una fiammata: i danni di un attacco Fuoco superefficace vengono dimezzati.',
  oddincense:
    'Fragranza insolita che aumenta del 20% la potenza delle mosse Psico. Serve anche per ottenere uova di Mime Jr. da Mr. Mime.',
  oldamber:
    'Ambra che conserva materiale genetico di Aerodactyl, recuperabile in laboratorio. In lotta vale quanto una pietra qualsiasi.',
  oranberry:
    'Piccolo ristoro: quando i PS sono a metà o meno, il Pokémon la mangia e ne recupera 10.',
  ovalstone:
    'Pietra liscia come un uovo: Happiny che la tiene diventa Chansey se sale di livello di giorno. Non ha influenza sulla lotta.',
  pamtreberry:
    'Serve per Poffin secchi e dolci; il Pokémon non se ne nutre in battaglia. Dononaturale ne trae un colpo Acciaio di potenza 70.',
  passhoberry:
    'Argine contro l’acqua: chi la tiene riceve metà dei danni dal primo attacco Acqua superefficace.',
  payapaberry:
    'Schermo mentale in forma di bacca: il danno di una mossa Psico superefficace si riduce alla metà.',
  pechaberry: 'Antidoto naturale, che il Pokémon mangia da solo non appena viene avvelenato.',
  persimberry:
    'Rimette in ordine le idee: se chi la tiene si confonde, la mangia e la confusione svanisce.',
  petayaberry:
    'Si attiva quando resta al massimo un quarto dei PS e alza di un livello l’Attacco Speciale.',
  pinapberry:
    'Gusto aspro e pepato, adatto ai Poffin. In battaglia interessa solo Dononaturale, che diventa Erba con potenza 70.',
  poisonbarb: 'Piccolo aculeo intriso di tossine: le mosse Veleno hanno il 20% di potenza in più.',
  pokeball:
    'La Ball più comune, per catturare Pokémon selvatici. Se un Pokémon la tiene in lotta, non succede nulla.',
  pomegberry:
    'Fuori dalla lotta sottrae punti base ai PS e in cambio accresce l’affetto. Come strumento tenuto non viene mai consumata.',
  poweranklet:
    'Cavigliera da allenamento: toglie metà della Velocità in lotta, ma fa guadagnare 4 punti base di Velocità in più a ogni vittoria.',
  powerband:
    'Per chi vuole allenare la Difesa Speciale: +4 punti base per avversario sconfitto, al costo di dimezzare la Velocità.',
  powerbelt:
    'Una fascia pesante che dimezza la Velocità e aggiunge 4 punti base alla Difesa per ogni Pokémon battuto.',
  powerbracer:
    'Bracciale zavorrato: la Velocità in lotta è la metà, ma ogni avversario mandato KO vale 4 punti base di Attacco aggiuntivi.',
  powerherb:
    'Salta la preparazione: la prima mossa in due turni, come Solarraggio, si esegue subito. L’erba poi si consuma.',
  powerlens:
    'Guardarci attraverso affatica e riduce della metà la Velocità; in compenso dopo ogni vittoria l’Attacco Speciale guadagna 4 punti base extra.',
  powerweight:
    'Zavorra che dimezza la Velocità durante la lotta. Ogni avversario sconfitto frutta però 4 punti base ai PS, oltre a quelli normali.',
  premierball:
    'Ball bianca data in omaggio a chi ne compra dieci comuni. Cattura come una Poké Ball e non agisce se tenuta.',
  protector: 'Una corazza massiccia: Rhydon la indossa e, se scambiato, si evolve in Rhyperior.',
  qualotberry:
    'Addolcisce il carattere e aumenta l’affetto, a spese dei punti base di Difesa. Va data fuori dalla lotta: tenuta resta lì.',
  quickball:
    'Ball da lanciare subito: al primo turno di un incontro rende quattro volte di più, poi come una normale. Addosso non ha effetti.',
  quickclaw:
    'A ogni turno offre il 20% di probabilità di agire per primi tra chi usa mosse della stessa priorità.',
  quickpowder: 'Rende scattante Ditto, raddoppiandone la Velocità fino a quando non si trasforma.',
  rabutaberry:
    'Amara e un po’ aspra: se ne fanno Poffin. Con Dononaturale scatena un attacco Spettro di potenza 70, altrimenti in lotta non serve.',
  rarebone:
    'Reperto da vendere a caro prezzo. In lotta serve soltanto come proiettile per Lancio, che con esso ha potenza 100.',
  rawstberry: 'Rinfresca la pelle: il Pokémon la mangia appena si scotta e la scottatura passa.',
  razorclaw:
    'Artiglio tagliente che alza di un livello la probabilità di brutto colpo. Se Sneasel lo tiene e sale di livello di notte, diventa Weavile.',
  razorfang:
    'Non vale per ogni attacco, ma con molti fa tentennare il bersaglio una volta su dieci (10%). Gligar che sale di livello di notte tenendolo diventa Gliscor.',
  razzberry:
    'Bacca pepata e secca, da Poffin. Il Pokémon non la mangia; Dononaturale la scaglia come mossa Acciaio di potenza 60.',
  reapercloth:
    'Stoffa carica di energia spettrale: scambiare Dusclops mentre la tiene lo fa evolvere in Dusknoir.',
  repeatball:
    'Tre volte più efficace con le specie già catturate in passato. Come oggetto da tenere non fa alcuna differenza.',
  rindoberry:
    'Indebolisce un attacco Erba superefficace, portando i danni alla metà, e poi si esaurisce.',
  rockincense:
    'Aroma minerale: gli attacchi Roccia crescono del 20%. In Pensione fa sì che Sudowoodo produca uova di Bonsly.',
  rootfossil:
    'Radice marina fossilizzata dalla quale rinasce Lileep. Portarla in battaglia non cambia nulla.',
  roseincense:
    'Delicato profumo di rose che potenzia del 20% le mosse Erba e consente di ottenere uova di Budew.',
  rowapberry:
    'Punisce gli attacchi speciali: chi ne mette a segno uno perde un ottavo dei propri PS massimi, e la bacca viene mangiata.',
  salacberry:
    'Un aiuto quando restano pochi PS: con un quarto o meno del totale, la Velocità aumenta di un livello.',
  scopelens:
    'Aiuta a individuare i punti deboli: la probabilità di brutto colpo è di un livello più alta.',
  seaincense:
    'Odora di salsedine e dà il 20% di potenza in più alle mosse Acqua. Grazie a esso da Marill e Azumarill nasce Azurill.',
  sharpbeak: 'Un becco lungo e acuminato: +20% alla potenza degli attacchi Volante.',
  shedshell:
    'Chi lo tiene può sempre essere sostituito, anche contro Pedinombra, Trappoarena o Malosguardo.',
  shellbell: 'Dopo ogni attacco restituisce al Pokémon PS pari a un ottavo dei danni inflitti.',
  shinystone:
    'Pietra sfavillante che fa evolvere Togetic in Togekiss e Roselia in Roserade. Non agisce su chi la tiene.',
  shucaberry:
    'Rende meno gravi i terremoti: metà dei danni da una mossa Terra superefficace, una sola volta.',
  silkscarf: 'Morbida e raffinata, accresce di un quinto la potenza delle mosse Normale.',
  silverpowder: 'Polvere argentea che fa crescere del 20% la potenza degli attacchi Coleottero.',
  sitrusberry:
    'Quando il Pokémon ha metà dei PS o meno la mangia, recuperando un quarto dei PS massimi.',
  skullfossil:
    'Un cranio durissimo venuto dal sottosuolo di Sinnoh: appartiene a Cranidos, che può tornare in vita. Tenerlo non ha effetti.',
  skyplate:
    'Leggera e azzurra, aumenta del 20% le mosse Volante. Quando Arceus la tiene, anche Giudizio piove dall’alto come mossa Volante.',
  smoothrock: 'Levigata dal vento: fa durare 8 turni, e non 5, la Terrempesta di chi la porta.',
  softsand: 'Sabbia finissima che migliora del 20% le mosse Terra.',
  souldew:
    'Gioiello riservato a Latios e Latias: ne aumenta del 50% sia l’Attacco Speciale sia la Difesa Speciale.',
  spelltag: 'Un talismano inquietante: con esso gli attacchi Spettro sono più potenti del 20%.',
  spelonberry:
    'Pepatissima e un po’ secca, va bene per i Poffin. In lotta dà soltanto a Dononaturale il tipo Buio e potenza 70.',
  splashplate:
    'Sempre umida, come appena uscita dal mare. Le mosse Acqua valgono il 20% in più, e Arceus muta in Pokémon Acqua insieme al Giudizio.',
  spookyplate:
    'Da questa lastra si levano sussurri: +20% per le mosse Spettro, e un Arceus spettrale con un Giudizio dello stesso tipo.',
  sportball:
    'Ball riservata alla Gara Pigliamosche, con un tasso di cattura di 1,5. Tenuta in lotta non dà niente.',
  starfberry:
    'Sorpresa a un quarto dei PS: una statistica a caso, tranne precisione ed elusione, aumenta di due livelli.',
  stick:
    'Un porro da cui Farfetch’d non si separa mai: nelle sue mani i brutti colpi sono più probabili di due livelli.',
  stickybarb:
    'Ferisce chi la tiene, togliendo un ottavo dei PS massimi a ogni turno. Se un avversario senza strumento lo tocca, può attaccarsi a lui.',
  stoneplate:
    'Ruvida e antichissima, scolpita in un solo blocco. Potenzia del 20% gli attacchi Roccia e dà ad Arceus il tipo Roccia.',
  sunstone:
    'Splende di un rosso acceso: fa evolvere Gloom in Bellossom e Sunkern in Sunflora. Va usata dalla borsa, non tenuta.',
  tamatoberry:
    'Talmente piccante da far rallentare: usata fuori dalla lotta riduce i punti base della Velocità, ma alza l’affetto.',
  tangaberry:
    'Repellente per un solo colpo: la mossa Coleottero superefficace che arriva infligge la metà dei danni.',
  thickclub:
    'Un osso robusto che raddoppia l’Attacco di Cubone e Marowak. Per gli altri Pokémon non ha alcun valore.',
  thunderstone:
    'Racchiude una scarica: usata su Pikachu lo fa diventare Raichu, usata su Eevee dà Jolteon. Come strumento tenuto non agisce.',
  timerball:
    'Migliora con il passare dei turni, fino a diventare quattro volte più efficace al trentesimo. In mano a un Pokémon resta inutilizzata.',
  toxicorb:
    'A fine turno iperavvelena chi la tiene. Si presta bene ad abilità come Velencura o Piedisvelti.',
  toxicplate:
    'Trasuda un liquido violaceo. Chi la tiene usa mosse Veleno più potenti del 20%; Arceus ne assume il tipo e lo trasmette a Giudizio.',
  twistedspoon: 'Piegato dalla forza del pensiero, aggiunge il 20% di potenza agli attacchi Psico.',
  ultraball:
    'Ball dalle grandi prestazioni, due volte più efficace di una Poké Ball. Il Pokémon che la tiene non ne ricava niente.',
  upgrade:
    'Aggiornamento pieno di dati: Porygon si evolve in Porygon2, se lo si scambia mentre lo tiene.',
  wacanberry:
    'Isola da una scarica: un attacco Elettro superefficace causa la metà dei danni, poi la bacca è consumata.',
  waterstone:
    'Azzurra come il mare, fa evolvere Poliwhirl, Shellder, Staryu, Lombre ed Eevee. Tenerla durante la lotta è inutile.',
  watmelberry:
    'Dolce e amarognola, dà Poffin di qualità. Usata con Dononaturale diventa un attacco Fuoco di potenza 80; altrimenti è inerte.',
  waveincense:
    'Ha l’odore delle onde e incrementa di un quinto le mosse Acqua. Un Mantine che la tiene in Pensione può avere uova di Mantyke.',
  wepearberry:
    'Per Poffin amari e aspri. Chi la tiene non la mangia, ma può usarla con Dononaturale come mossa Elettro di potenza 70.',
  whiteherb: 'Al primo calo riporta alla normalità tutte le statistiche diminuite, poi si consuma.',
  widelens: 'Migliora la mira: le mosse di chi la porta hanno il 10% di precisione in più.',
  wikiberry:
    'Un ottavo dei PS massimi di recupero quando si scende a metà. Se la natura penalizza l’Attacco Speciale, il gusto secco confonde.',
  wiseglasses: 'Aguzzano l’ingegno e aumentano del 10% la potenza delle mosse speciali.',
  yacheberry:
    'Ripara dal gelo: la prima mossa Ghiaccio superefficace che colpisce il Pokémon fa metà dei danni.',
  zapplate:
    'Sfiorarla dà una leggera scossa. Le mosse Elettro hanno il 20% di potenza in più, e Arceus può fulminare con un Giudizio Elettro.',
  zoomlens:
    'Premia la pazienza: se il Pokémon agisce dopo il bersaglio, la precisione delle sue mosse sale del 20%.',
  amuletcoin:
    'Se il Pokémon che la tiene prende parte alla lotta, il denaro vinto contro un Allenatore raddoppia.',
  luckyegg:
    'Un uovo pieno di fortuna: il Pokémon che lo porta guadagna il 50% di punti esperienza in più.',
  everstone:
    'Impedisce a chi la tiene di evolversi. In Pensione può far ereditare alle uova la natura del genitore che la tiene, una volta su due.',
  expshare:
    'Il Pokémon che lo tiene riceve metà dei punti esperienza di una lotta anche senza parteciparvi.',
  soothebell:
    'Il suo suono rasserena: l’affetto verso l’Allenatore cresce una volta e mezza più in fretta.',
  cleansetag:
    'Tenuto dal primo Pokémon della squadra, tiene lontani i Pokémon selvatici e rende gli incontri meno frequenti. In lotta non agisce.',
  smokeball:
    'Una cortina di fumo assicura la fuga da ogni lotta con Pokémon selvatici, anche se qualcosa trattiene chi la tiene.',
  luckincense:
    'Un profumo che porta ricchezza: basta che chi lo tiene scenda in campo per raddoppiare il premio in denaro. Da Chansey fa nascere Happiny.',
  pureincense:
    'Aroma purificante: se lo porta il primo della squadra, gli incontri selvatici calano. Serve anche a ottenere Chingling da Chimecho.',
};
