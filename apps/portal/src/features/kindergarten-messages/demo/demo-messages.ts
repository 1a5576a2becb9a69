/* What is written in the conversations of the demo. No child and no place is named. */

export const demoThreads = {
  /** For both guardians; staff have answered, and the answer is not read. */
  both: {
    subject: 'Ekstra klær',
    text: 'Hei! Vi ser at regntøyet begynner å bli lite. Skal vi ta med et nytt sett på mandag?',
    answer: 'Hei! Ja, gjerne. Ta med ull også, så legger vi det i skuffen.',
  },
  /** For one guardian. */
  one: {
    subject: 'Samtale om høsten',
    text: 'Hei! Passer det med en samtale neste uke? Vi har tid tirsdag og torsdag etter klokka 14.',
  },
  /** A guardian writes, and no one of staff has read it. */
  unread: {
    subject: 'Henting på fredag',
    text: 'Hei! Jeg henter litt tidligere på fredag, omtrent klokka 14.',
  },
  /** Guardians read it after a login with ID-porten. */
  sensitive: {
    subject: 'Oppfølging fra helsestasjonen',
    text: 'Vi har fått svar fra helsestasjonen og vil gjerne snakke med dere om det. Ring når det passer.',
  },
  /** The second message went to the wrong conversation. */
  retracted: {
    subject: 'Tur på onsdag',
    text: 'På onsdag går vi tur til skogen. Ta med matpakke og drikkeflaske.',
    wrong: 'Denne meldingen var til noen andre.',
  },
} as const

export const demoNotice = {
  title: { no: 'Foreldremøte', en: 'Parents’ meeting' },
  text: {
    no: 'Velkommen til foreldremøte torsdag i neste uke klokka 17.30. Barn kan være med.',
    en: 'Welcome to a parents’ meeting on Thursday next week at 17.30. Children can come along.',
  },
} as const
