import { clinicPictures } from './clinic-pictures.ts'
import { compose } from './compose.ts'
import { eateryPictures } from './eatery-pictures.ts'
import { eventPictures } from './event-pictures.ts'
import { gymPictures } from './gym-pictures.ts'
import { illustrations } from './illustrations.ts'
import { placeScenes } from './place-scenes.ts'
import { portrait } from './portraits.ts'
import { scenePictures } from './scene-pictures.ts'
import { studentCity } from './student-city.ts'

const portraits = { doctor: 6, dentist: 4, personalTrainer: 20 } as const
const portraitNames = { doctor: 'doctor', dentist: 'dentist', personalTrainer: 'trainer' } as const

/** Pictures of everything but kindergartens, by the name of the file without `.svg`. */
export const contentPictures: ReadonlyMap<string, () => string> = new Map([
  ...[...placeScenes].map(([name, scene]) => [name, () => compose(scene, name)] as const),
  ...eateryPictures,
  ...gymPictures,
  ...clinicPictures,
  ...scenePictures,
  ...eventPictures,
  ...illustrations,
  ...(['doctor', 'dentist', 'personalTrainer'] as const).flatMap((kind) =>
    Array.from({ length: portraits[kind] }, (_, index) => {
      const name = `staff-${portraitNames[kind]}-${index + 1}`
      return [name, () => portrait(kind, name)] as const
    }),
  ),
  ['student-city', studentCity],
])
