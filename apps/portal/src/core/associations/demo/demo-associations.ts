import { defaultLocale, type Locale, locales } from '@trivsel/content-contract/locales'
import type { Localized } from '#platform/i18n/localized.ts'
import type { AssociationState, StateReason } from '../states.ts'
import type { TermKind } from '../terms.ts'

export const demoTopics = [
  { key: 'music', name: { no: 'Musikk og kor', en: 'Music and choirs' } },
  { key: 'games', name: { no: 'Spill og hobby', en: 'Games and hobbies' } },
  { key: 'outdoors', name: { no: 'Friluftsliv og idrett', en: 'Outdoors and sports' } },
  { key: 'culture', name: { no: 'Kunst og kultur', en: 'Arts and culture' } },
  { key: 'society', name: { no: 'Samfunn og debatt', en: 'Society and debate' } },
  { key: 'studies', name: { no: 'Fag og karriere', en: 'Studies and careers' } },
  { key: 'world', name: { no: 'Språk og verden', en: 'Languages and the world' } },
  { key: 'faith', name: { no: 'Tro og livssyn', en: 'Faith and belief' } },
] as const
type Topic = (typeof demoTopics)[number]['key']

export type DemoAssociation = {
  readonly slug: string
  readonly name: string
  readonly topic: Topic
  /** Its code; null for students of all. */
  readonly institution: string | null
  readonly languages: readonly Locale[]
  readonly purpose: Localized
  readonly description?: Localized
  readonly welcomesNew?: true
  readonly isClosedToOthers?: true
  readonly state?: AssociationState
  readonly reason?: StateReason
  readonly note?: string
  readonly term?: TermKind
  readonly feeOre?: number
  readonly needsApproval?: true
  /** Out of the demo's people. */
  readonly members?: number
}

const both = locales
const norwegian = [defaultLocale]
const english: readonly Locale[] = ['en']

/** Invented: the site of a newcomer is full, and every state has its example. */
export const demoAssociations: readonly DemoAssociation[] = [
  {
    slug: 'studentkoret-fjordklang',
    name: 'Studentkoret Fjordklang',
    topic: 'music',
    institution: null,
    languages: both,
    purpose: {
      no: 'Et blandet kor for alle som liker å synge, med og uten erfaring.',
      en: 'A mixed choir for everybody who likes to sing, with and without experience.',
    },
    description: {
      no: 'Vi øver hver tirsdag kveld og synger alt fra folketoner til filmmusikk. Hvert semester avslutter vi med en konsert, og én helg i året reiser vi på tur.\n\nDu trenger ikke kunne noter. Kom på en øvelse og se om du trives.',
      en: 'We rehearse every Tuesday evening and sing anything from folk tunes to film music. Each semester ends with a concert, and one weekend a year we travel together.\n\nYou do not have to read music. Come to a rehearsal and see if you like it.',
    },
    welcomesNew: true,
    feeOre: 25_000,
    members: 16,
  },
  {
    slug: 'brettspillklubben-terning',
    name: 'Brettspillklubben Terning',
    topic: 'games',
    institution: null,
    languages: both,
    purpose: {
      no: 'Brettspill hver torsdag, med noen som kan forklare reglene.',
      en: 'Board games every Thursday, with somebody who can explain the rules.',
    },
    description: {
      no: 'Vi har over to hundre spill. Nye kommer til et eget bord den første timen, der noen viser et spill som er lett å lære.',
      en: 'We have more than two hundred games. Newcomers have a table of their own for the first hour, where somebody shows a game that is easy to learn.',
    },
    welcomesNew: true,
    members: 14,
  },
  {
    slug: 'fjellgruppa-varden',
    name: 'Fjellgruppa Varden',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: {
      no: 'Turer i skog og fjell, til fots om sommeren og på ski om vinteren.',
      en: 'Hikes in forests and mountains, on foot in summer and on skis in winter.',
    },
    description: {
      no: 'Vi går på tur annenhver søndag og låner ut utstyr til medlemmene. Turene er merket med hvor krevende de er.',
      en: 'We go hiking every second Sunday and lend equipment to members. Each hike says how demanding it is.',
    },
    welcomesNew: true,
    term: 'calendar-year',
    feeOre: 30_000,
    members: 18,
  },
  {
    slug: 'debattforumet-agora',
    name: 'Debattforumet Agora',
    topic: 'society',
    institution: 'OsloMet',
    languages: norwegian,
    purpose: {
      no: 'Åpne debatter om det som opptar studenter, med plass til uenighet.',
      en: '',
    },
    description: {
      no: 'Vi inviterer folk som er uenige, og stiller spørsmålene selv. Alle kan foreslå tema.',
      en: '',
    },
    welcomesNew: true,
    members: 9,
  },
  {
    slug: 'international-students-network',
    name: 'International Students Network',
    topic: 'world',
    institution: null,
    languages: english,
    purpose: { no: '', en: 'Meet other students from all over the world, and the city together.' },
    description: {
      no: '',
      en: 'We help with the first weeks: where to buy winter clothes, how the tram works, whom to ask. Every Friday we cook together.',
    },
    welcomesNew: true,
    members: 17,
  },
  {
    slug: 'robotikkgruppa-tannhjul',
    name: 'Robotikkgruppa Tannhjul',
    topic: 'studies',
    institution: 'OsloMet',
    languages: both,
    purpose: {
      no: 'Vi bygger en robot hvert år og stiller i konkurranser.',
      en: 'We build a robot each year and take part in competitions.',
    },
    needsApproval: true,
    feeOre: 10_000,
    term: 'rolling',
    members: 11,
  },
  {
    slug: 'teatergruppa-sceneskrekk',
    name: 'Teatergruppa Sceneskrekk',
    topic: 'culture',
    institution: null,
    languages: norwegian,
    purpose: {
      no: 'Én forestilling i semesteret, for dem som vil stå på scenen og dem som ikke vil.',
      en: 'One play a semester, for those who want to be on stage and those who do not.',
    },
    welcomesNew: true,
    feeOre: 15_000,
    members: 12,
  },
  {
    slug: 'strikkeklubben-raglan',
    name: 'Strikkeklubben Raglan',
    topic: 'games',
    institution: 'MF',
    languages: both,
    purpose: { no: 'Strikking, hekling og kaffe.', en: 'Knitting, crochet and coffee.' },
    welcomesNew: true,
    members: 8,
  },
  {
    slug: 'klatregjengen-kalkpose',
    name: 'Klatregjengen Kalkpose',
    topic: 'outdoors',
    institution: 'NIH',
    languages: both,
    purpose: {
      no: 'Buldring inne om vinteren og klatring ute om sommeren.',
      en: 'Bouldering inside in winter and climbing outside in summer.',
    },
    feeOre: 40_000,
    term: 'calendar-year',
    needsApproval: true,
    members: 10,
  },
  {
    slug: 'jazzorkesteret-synkope',
    name: 'Jazzorkesteret Synkope',
    topic: 'music',
    institution: 'NMH',
    languages: both,
    purpose: {
      no: 'Storband for studenter som spiller et blåseinstrument eller tangenter.',
      en: 'A big band for students who play a wind instrument or keys.',
    },
    isClosedToOthers: true,
    needsApproval: true,
    feeOre: 20_000,
    members: 9,
  },
  {
    slug: 'kvantefysisk-forening',
    name: 'Kvantefysisk forening',
    topic: 'studies',
    institution: null,
    languages: norwegian,
    purpose: {
      no: 'Foredrag og kollokvier for dem som ikke får nok av fysikk.',
      en: 'Talks and study groups for those who cannot get enough of physics.',
    },
    members: 6,
  },
  {
    slug: 'skriveverkstedet-kladd',
    name: 'Skriveverkstedet Kladd',
    topic: 'culture',
    institution: null,
    languages: norwegian,
    purpose: {
      no: 'Vi leser hverandres tekster og gir ut et hefte hvert semester.',
      en: 'We read what the others write and publish a booklet each semester.',
    },
    welcomesNew: true,
    members: 7,
  },
  {
    slug: 'matlaget-gryta',
    name: 'Matlaget Gryta',
    topic: 'world',
    institution: null,
    languages: both,
    purpose: {
      no: 'Vi lager mat fra et nytt land hver måned.',
      en: 'We cook food from a new country every month.',
    },
    welcomesNew: true,
    feeOre: 12_000,
    members: 13,
  },
  {
    slug: 'kristent-studentlag-brobygger',
    name: 'Kristent studentlag Brobygger',
    topic: 'faith',
    institution: 'Fjellhaug',
    languages: norwegian,
    purpose: {
      no: 'Samlinger med samtale, mat og sang.',
      en: 'Evenings with conversation, food and song.',
    },
    members: 8,
  },
  {
    slug: 'muslimske-studenter-halvmane',
    name: 'Muslimske studenter Halvmåne',
    topic: 'faith',
    institution: null,
    languages: both,
    purpose: {
      no: 'Et fellesskap for muslimske studenter og venner.',
      en: 'A community for Muslim students and friends.',
    },
    welcomesNew: true,
    members: 9,
  },
  {
    slug: 'humanistisk-studentkrets',
    name: 'Humanistisk studentkrets',
    topic: 'faith',
    institution: null,
    languages: norwegian,
    purpose: { no: 'Samtaler om livssyn, uten fasit.', en: '' },
    members: 5,
  },
  {
    slug: 'naeringslivsgruppa-kontakt',
    name: 'Næringslivsgruppa Kontakt',
    topic: 'studies',
    institution: 'BI',
    languages: both,
    purpose: {
      no: 'Bedriftspresentasjoner og hjelp til den første søknaden.',
      en: 'Company presentations and help with the first application.',
    },
    feeOre: 20_000,
    term: 'calendar-year',
    members: 15,
  },
  {
    slug: 'designkollektivet-passer',
    name: 'Designkollektivet Passer',
    topic: 'culture',
    institution: 'AHO',
    languages: english,
    purpose: {
      no: 'Verksted, utstillinger og hjelp med porteføljen.',
      en: 'A workshop, exhibitions and help with your portfolio.',
    },
    members: 8,
  },
  {
    slug: 'volleyballklubben-smash',
    name: 'Volleyballklubben Smash',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: {
      no: 'Volleyball på tre nivåer, mandag og onsdag.',
      en: 'Volleyball at three levels, Mondays and Wednesdays.',
    },
    welcomesNew: true,
    feeOre: 35_000,
    members: 14,
  },
  {
    slug: 'e-sportlaget-piksel',
    name: 'E-sportlaget Piksel',
    topic: 'games',
    institution: 'Kristiania',
    languages: both,
    purpose: {
      no: 'Turneringer, trening og et rom med gode maskiner.',
      en: 'Tournaments, training and a room with good machines.',
    },
    welcomesNew: true,
    members: 12,
  },
  {
    slug: 'spanskkroken-charla',
    name: 'Spanskkroken Charla',
    topic: 'world',
    institution: null,
    languages: both,
    purpose: {
      no: 'Snakk spansk en time i uka, uansett nivå.',
      en: 'Speak Spanish for an hour a week, at any level.',
    },
    members: 6,
  },
  {
    slug: 'urtehagen',
    name: 'Urtehagen',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: {
      no: 'Vi dyrker urter og grønnsaker i kasser på taket.',
      en: 'We grow herbs and vegetables in boxes on the roof.',
    },
    welcomesNew: true,
    members: 5,
  },
  {
    slug: 'fotoklubben-blender',
    name: 'Fotoklubben Blender',
    topic: 'culture',
    institution: null,
    languages: both,
    purpose: {
      no: 'Fotoutflukter, mørkerom og en utstilling i året.',
      en: 'Photo walks, a darkroom and an exhibition each year.',
    },
    feeOre: 18_000,
    members: 9,
  },
  {
    slug: 'forening-for-tegnsprak',
    name: 'Forening for tegnspråk',
    topic: 'world',
    institution: 'OsloMet',
    languages: norwegian,
    purpose: {
      no: 'Lær norsk tegnspråk, og møt andre som bruker det.',
      en: 'Learn Norwegian Sign Language, and meet others who use it.',
    },
    welcomesNew: true,
    members: 7,
  },
  {
    slug: 'sjakklubben-rokade',
    name: 'Sjakklubben Rokade',
    topic: 'games',
    institution: null,
    languages: both,
    purpose: {
      no: 'Lynsjakk, langsjakk og noen som lærer deg å åpne.',
      en: 'Blitz, long games and somebody who teaches you openings.',
    },
    members: 8,
  },
  {
    slug: 'frivillig-rettshjelp',
    name: 'Frivillig rettshjelp',
    topic: 'society',
    institution: null,
    languages: both,
    purpose: {
      no: 'Jusstudenter som gir gratis råd om husleie og arbeid.',
      en: 'Law students who give free advice about rent and work.',
    },
    needsApproval: true,
    members: 10,
  },
  {
    slug: 'klimagruppa-nullpunkt',
    name: 'Klimagruppa Nullpunkt',
    topic: 'society',
    institution: null,
    languages: both,
    purpose: {
      no: 'Byttemarkeder og kampanjer for et grønnere studentliv.',
      en: 'Swap markets and campaigns for a greener student life.',
    },
    welcomesNew: true,
    members: 11,
  },
  {
    slug: 'studentgruppa-hjelpende-hand',
    name: 'Studentgruppa Hjelpende hånd',
    topic: 'society',
    institution: null,
    languages: both,
    purpose: {
      no: 'Leksehjelp og besøk hos eldre, to timer i uka.',
      en: 'Help with homework and visits to older people, two hours a week.',
    },
    members: 9,
  },
  {
    slug: 'folkemusikklaget-slatt',
    name: 'Folkemusikklaget Slått',
    topic: 'music',
    institution: null,
    languages: norwegian,
    purpose: {
      no: 'Spill, dans og felles øving for feler og torader.',
      en: 'Playing and dancing for fiddles and accordions.',
    },
    members: 5,
  },
  {
    slug: 'improgruppa-na',
    name: 'Improgruppa Nå',
    topic: 'culture',
    institution: null,
    languages: english,
    purpose: {
      no: 'Improvisasjonsteater på engelsk.',
      en: 'Improvised theatre in English.',
    },
    welcomesNew: true,
    members: 8,
  },
  // Those that are not active, each for a reason of its own.
  {
    slug: 'filmklubben-lerret',
    name: 'Filmklubben Lerret',
    topic: 'culture',
    institution: null,
    languages: norwegian,
    purpose: { no: 'En film i uka, og prat etterpå.', en: 'A film a week, and a talk afterwards.' },
    state: 'inactive',
    reason: 'not-confirmed',
    members: 6,
  },
  {
    slug: 'sykkelverkstedet-eiker',
    name: 'Sykkelverkstedet Eiker',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: { no: 'Reparer sykkelen din sammen med oss.', en: 'Mend your bicycle with us.' },
    state: 'inactive',
    reason: 'few-contacts',
    members: 4,
  },
  {
    slug: 'studentradioen-stoy',
    name: 'Studentradioen Støy',
    topic: 'culture',
    institution: 'Kristiania',
    languages: norwegian,
    purpose: { no: 'Vi lager radio av og for studenter.', en: 'Radio by students for students.' },
    state: 'inactive',
    reason: 'by-staff',
    note: 'Vi fikk brev i retur fra adressen deres. Ta kontakt, så ordner vi det.',
    members: 5,
  },
  {
    slug: 'ruderklubben-aare',
    name: 'Ruderklubben Åre',
    topic: 'outdoors',
    institution: null,
    languages: norwegian,
    purpose: { no: 'Roing på fjorden.', en: 'Rowing on the fjord.' },
    state: 'closed',
    reason: 'by-board',
  },
  {
    slug: 'vinklubben-drue',
    name: 'Vinklubben Drue',
    topic: 'games',
    institution: 'BI',
    languages: both,
    purpose: { no: 'Smaking og kunnskap.', en: 'Tasting and knowledge.' },
    state: 'closed',
    reason: 'closed-by-staff',
    note: 'Foreningen har ikke svart på tre år.',
  },
  {
    slug: 'studentkoret-vikingtoner',
    name: 'Studentkoret Vikingtoner',
    topic: 'music',
    institution: null,
    languages: norwegian,
    purpose: { no: 'Mannskor for studenter.', en: 'A male choir for students.' },
    state: 'closed',
    reason: 'merged',
  },
  {
    slug: 'padelgjengen',
    name: 'Padelgjengen',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: { no: 'Padel for nybegynnere.', en: 'Padel for beginners.' },
    state: 'new',
    reason: 'founders-confirm',
  },
  {
    slug: 'studentenes-ki-forum',
    name: 'Studentenes KI-forum',
    topic: 'studies',
    institution: 'OsloMet',
    languages: both,
    purpose: {
      no: 'Vi prøver nye verktøy og snakker om hva de gjør med studiene.',
      en: 'We try new tools and talk about what they do to our studies.',
    },
    state: 'new',
    reason: 'founders-confirm',
  },
  {
    slug: 'badstuforeningen-damp',
    name: 'Badstuforeningen Damp',
    topic: 'outdoors',
    institution: null,
    languages: both,
    purpose: { no: 'Badstue og fjordbad hele året.', en: 'Sauna and fjord bathing all year.' },
    state: 'closed',
    reason: 'withdrawn',
  },
  {
    slug: 'sommerfestkomiteen',
    name: 'Sommerfestkomiteen',
    topic: 'games',
    institution: 'NIH',
    languages: norwegian,
    purpose: {
      no: 'Vi arrangerer sommerfesten, og trenger hjelp fra januar.',
      en: 'We organise the summer party, and need help from January.',
    },
    isClosedToOthers: true,
    members: 3,
  },
]
