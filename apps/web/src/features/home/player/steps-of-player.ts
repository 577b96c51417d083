export const stepsOfPlayer = [
  { name: 'Iscriviti', meaning: 'a un torneo: ricevi i primi tre Pokémon' },
  { name: 'Scegli la squadra', meaning: 'al massimo sei Pokémon' },
  { name: 'Lotta', meaning: 'e conquista la tua prima medaglia' },
] as const;
