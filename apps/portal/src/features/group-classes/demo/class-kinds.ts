import type { exerciseCategory } from '../model/tables.server.ts'

/** A kind of class as the demo shows it. All of it is invented. */
export type ClassKind = {
  categoryId: number
  durationMinutes: number
  name: { no: string; en: string }
  description: { no: string; en: string }
}

/** The filter leaves out 2, 12, 13 and 14 (specification, section 9). */
export const categories: (typeof exerciseCategory.$inferInsert)[] = [
  { id: 1, name: { no: 'Yoga', en: 'Yoga' }, colour: 'pistachio' },
  {
    id: 2,
    name: { no: 'Opplæring av instruktører', en: 'Instructor training' },
    isInFilter: false,
  },
  { id: 3, name: { no: 'Spinning', en: 'Spinning' }, colour: 'apple' },
  { id: 4, name: { no: 'Styrke', en: 'Strength' }, colour: 'syrin' },
  { id: 5, name: { no: 'Kondisjon', en: 'Cardio' }, colour: 'dandelion' },
  { id: 6, name: { no: 'Dans', en: 'Dance' }, colour: 'apple' },
  { id: 7, name: { no: 'Pilates og mobilitet', en: 'Pilates and mobility' }, colour: 'pistachio' },
  { id: 8, name: { no: 'Kampsport', en: 'Martial arts' }, colour: 'syrin' },
  { id: 9, name: { no: 'Vanntrening', en: 'Water exercise' }, colour: 'city-pigeon' },
  { id: 12, name: { no: 'Studentidrettslag', en: 'Student sports clubs' }, isInFilter: false },
  { id: 13, name: { no: 'Utleie', en: 'Room hire' }, isInFilter: false },
  { id: 14, name: { no: 'Personlig trening', en: 'Personal training' }, isInFilter: false },
]

/** The key is also the name of the illustration. */
export const classKinds = {
  'yoga-flow': {
    categoryId: 1,
    durationMinutes: 60,
    name: { no: 'Yoga flow', en: 'Yoga flow' },
    description: {
      no: 'Vi flyter fra stilling til stilling i takt med pusten. Du blir varm, sterk og mykere i hofter og skuldre. Passer også hvis du aldri har prøvd.',
      en: 'We flow from pose to pose in time with the breath. You get warm, strong and softer in hips and shoulders. Fine for complete beginners too.',
    },
  },
  'yin-yoga': {
    categoryId: 1,
    durationMinutes: 75,
    name: { no: 'Yinyoga', en: 'Yin yoga' },
    description: {
      no: 'Rolige stillinger som holdes i flere minutter, med puter og tepper. En god avslutning på en lang lesedag.',
      en: 'Quiet poses held for several minutes, with cushions and blankets. A good end to a long day of reading.',
    },
  },
  spinning: {
    categoryId: 3,
    durationMinutes: 45,
    name: { no: 'Spinning 45', en: 'Spinning 45' },
    description: {
      no: 'Bakker, intervaller og musikk på sykkel. Du stiller motstanden selv, så alle kan være med. Ta med vann og håndkle.',
      en: 'Hills, intervals and music on a bike. You set your own resistance, so everyone can join. Bring water and a towel.',
    },
  },
  pilates: {
    categoryId: 7,
    durationMinutes: 55,
    name: { no: 'Pilates', en: 'Pilates' },
    description: {
      no: 'Små, presise bevegelser som gjør mage og rygg sterkere. Bra for deg som sitter mye.',
      en: 'Small, precise movements for a stronger core and back. Good for anyone who sits a lot.',
    },
  },
  step: {
    categoryId: 5,
    durationMinutes: 55,
    name: { no: 'Step', en: 'Step' },
    description: {
      no: 'Opp og ned av steppkassen til musikk. Vi bygger et enkelt opplegg del for del, og pulsen følger med.',
      en: 'Up and down the step to music. We build a simple routine piece by piece, and your pulse follows.',
    },
  },
  circuit: {
    categoryId: 5,
    durationMinutes: 45,
    name: { no: 'Sirkeltrening', en: 'Circuit training' },
    description: {
      no: 'Korte stasjoner med egen kroppsvekt, kettlebell og slynger. Hardt, variert og fort over.',
      en: 'Short stations with body weight, kettlebells and slings. Hard, varied and quickly over.',
    },
  },
  strength: {
    categoryId: 4,
    durationMinutes: 55,
    name: { no: 'Styrke med stang', en: 'Barbell strength' },
    description: {
      no: 'Knebøy, press og drag med lett stang og mange repetisjoner. Instruktøren går rundt og hjelper med teknikken.',
      en: 'Squats, presses and pulls with a light barbell and many repetitions. The instructor walks around and helps with technique.',
    },
  },
  mobility: {
    categoryId: 7,
    durationMinutes: 45,
    name: { no: 'Mobilitet', en: 'Mobility' },
    description: {
      no: 'Bevegelighet for stive nakker, hofter og rygger, med rulle og strikk.',
      en: 'Movement for stiff necks, hips and backs, with roller and bands.',
    },
  },
  dance: {
    categoryId: 6,
    durationMinutes: 60,
    name: { no: 'Dans', en: 'Dance' },
    description: {
      no: 'En ny koreografi hver måned. Ingen ser på deg, alle ser på instruktøren.',
      en: 'New choreography every month. Nobody is watching you, everybody is watching the instructor.',
    },
  },
  boxing: {
    categoryId: 8,
    durationMinutes: 60,
    name: { no: 'Boksing', en: 'Boxing' },
    description: {
      no: 'Slag, fotarbeid og kondisjon på sekk og pads. Ingen sparring. Hansker kan lånes.',
      en: 'Punches, footwork and fitness on bags and pads. No sparring. Gloves can be borrowed.',
    },
  },
  'water-aerobics': {
    categoryId: 9,
    durationMinutes: 45,
    name: { no: 'Vannaerobic', en: 'Water aerobics' },
    description: {
      no: 'Skånsom og morsom trening i bassenget. Du trenger ikke å kunne svømme langt.',
      en: 'Gentle, cheerful exercise in the pool. You do not have to be a strong swimmer.',
    },
  },
} as const satisfies Record<string, ClassKind>

export type ClassKindName = keyof typeof classKinds
