import type { Localized } from '#platform/i18n/localized.ts'
import type { ServiceFormId } from '../model/service-forms/service-form-ids.ts'
import type { inquiryCategory } from '../model/tables.server.ts'

type Named = { id: string; name: Localized }
type Category = Named &
  Pick<typeof inquiryCategory.$inferInsert, 'mailbox' | 'role' | 'responseDays' | 'isOffered'> & {
    subcategories: readonly (Named & { form?: ServiceFormId })[]
  }

const other = { id: 'other', name: { no: 'Noe annet', en: 'Something else' } }

/** Invented, with the mailboxes that the demo's content has. */
export const categories: readonly Category[] = [
  {
    id: 'sports',
    name: { no: 'Trening', en: 'Sports' },
    mailbox: 'trening@trivsel.example',
    role: 'sports',
    responseDays: 2,
    subcategories: [
      { id: 'membership', name: { no: 'Medlemskap og faktura', en: 'Membership and invoices' } },
      { id: 'booking', name: { no: 'Timer, haller og baner', en: 'Classes, courts and halls' } },
      { id: 'lost-property', name: { no: 'Gjenglemt', en: 'Lost property' } },
      other,
    ],
  },
  {
    id: 'deposit-account',
    name: { no: 'Depositumskonto', en: 'Deposit account' },
    mailbox: 'depositum@trivsel.example',
    role: 'caseworker',
    responseDays: 3,
    subcategories: [
      { id: 'application', name: { no: 'Søknad', en: 'Application' } },
      { id: 'payment', name: { no: 'Betaling', en: 'Payment' } },
      { id: 'refund', name: { no: 'Utbetaling', en: 'Refund' } },
    ],
  },
  {
    id: 'health',
    name: { no: 'Helse', en: 'Health' },
    mailbox: 'helse@trivsel.example',
    role: 'contact',
    responseDays: 3,
    subcategories: [
      { id: 'appointments', name: { no: 'Timebestilling', en: 'Appointments' } },
      {
        id: 'coordinator',
        name: { no: 'Studenthelsekoordinator', en: 'Health coordinator' },
        form: 'health-coordinator',
      },
      other,
    ],
  },
  {
    id: 'childcare',
    name: { no: 'Barnehage', en: 'Kindergarten' },
    mailbox: 'barnehage@trivsel.example',
    role: 'contact',
    responseDays: 4,
    subcategories: [
      { id: 'places', name: { no: 'Plass og opptak', en: 'Places and admission' } },
      { id: 'invoices', name: { no: 'Faktura', en: 'Invoices' } },
      other,
    ],
  },
  {
    id: 'food',
    name: { no: 'Mat og drikke', en: 'Food and drink' },
    mailbox: 'mat@trivsel.example',
    role: 'contact',
    responseDays: 3,
    subcategories: [
      { id: 'allergens', name: { no: 'Allergener', en: 'Allergens' } },
      { id: 'feedback', name: { no: 'Ros og ris', en: 'Feedback' } },
      { id: 'catering', name: { no: 'Bestilling av mat', en: 'Catering' } },
    ],
  },
  {
    id: 'website',
    name: { no: 'Nettsiden og Min side', en: 'The website and my page' },
    mailbox: 'nett@trivsel.example',
    role: 'contact',
    responseDays: 5,
    subcategories: [
      { id: 'login', name: { no: 'Innlogging', en: 'Login' } },
      { id: 'fault', name: { no: 'Noe virker ikke', en: 'Something does not work' } },
      { id: 'privacy', name: { no: 'Personvern', en: 'Privacy' } },
      other,
    ],
  },
  {
    id: 'visits',
    name: { no: 'Arrangementer og forelesninger', en: 'Events and lectures' },
    mailbox: 'arrangement@trivsel.example',
    role: 'contact',
    responseDays: 3,
    isOffered: false,
    subcategories: [],
  },
  {
    id: 'health-coordinator',
    name: { no: 'Studenthelsekoordinator', en: 'Student health coordinator' },
    mailbox: 'koordinator@trivsel.example',
    role: 'health',
    responseDays: 2,
    isOffered: false,
    subcategories: [],
  },
]

/** Where what comes by the service forms is answered. */
export const formCategories = {
  'semester-wafers': 'visits',
  'info-stand': 'visits',
  'welcome-lecture': 'visits',
  'health-coordinator': 'health-coordinator',
} as const satisfies Record<ServiceFormId, string>

export const templates = [
  {
    categoryId: null,
    name: 'Vi ser på saken',
    text: {
      no: 'Hei!\n\nTakk for at du skrev. Vi må undersøke litt før vi kan svare, og skriver til deg så snart vi vet mer.',
      en: 'Hello,\n\nThank you for writing. We need to look into this before we can answer, and will write to you as soon as we know more.',
    },
  },
  {
    categoryId: 'sports',
    name: 'Gjenglemt',
    text: {
      no: 'Hei!\n\nGjenglemte ting ligger i resepsjonen på senteret i to uker. Kom gjerne innom i åpningstiden og se etter.',
      en: 'Hello,\n\nLost property is kept in the reception of the fitness club for two weeks. You are welcome to come by in the opening hours and have a look.',
    },
  },
]

/** Of people who do not exist. `days`: how long ago it came. */
export const inquiries = [
  {
    days: 0,
    sender: ['Ingrid', 'Solberg'],
    about: ['sports', 'lost-property'],
    language: 'no',
    subject: 'Grå ullgenser',
    text: 'Hei! Jeg la igjen en grå ullgenser i garderoben på mandag kveld. Har noen funnet den?',
    answer: null,
  },
  {
    days: 1,
    sender: ['Mateo', 'García'],
    about: ['deposit-account', 'payment'],
    language: 'en',
    subject: 'My bank took a fee',
    text: 'I sent the whole amount last week, but my bank took a fee on the way. Do I have to send the rest before you can confirm it?',
    answer: null,
  },
  {
    days: 2,
    sender: ['Jonas', 'Berg'],
    about: ['food', 'allergens'],
    language: 'no',
    subject: null,
    text: 'Er det sesam i falafelen på onsdager? Det står ikke på menyen.',
    answer:
      'Hei!\n\nJa, det er sesam i både falafelen og sausen. Vi har rettet menyen nå. Takk for at du sa fra.',
  },
  {
    days: 6,
    sender: ['Amina', 'Hassan'],
    about: ['childcare', 'places'],
    language: 'no',
    subject: 'Oppstart i januar',
    text: 'Vi flytter til byen i januar og har en gutt på to år. Er det mulig å få plass utenom hovedopptaket?',
    answer: null,
  },
  {
    days: 40,
    sender: ['Emily', 'Clarke'],
    about: ['website', 'login'],
    language: 'en',
    subject: 'I do not get the link',
    text: 'I asked for a new password twice, but no email comes.',
    answer:
      'Hello!\n\nThe email was stopped by a filter of your university. Please look in the folder for unwanted mail, or use another address.',
  },
] as const
