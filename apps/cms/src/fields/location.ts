import type { GroupField, NumberField, ValidateOptions } from 'payload'
import { number } from 'payload/shared'

type Coordinate = 'latitude' | 'longitude'

const coordinate = (
  name: Coordinate,
  { other, furthest, label }: { other: Coordinate; furthest: number; label: NumberField['label'] },
): NumberField => ({
  name,
  type: 'number',
  min: -furthest,
  max: furthest,
  ...(label && { label }),
  admin: { width: '50%', step: 0.0001, placeholder: name === 'latitude' ? '59.9399' : '10.7217' },
  validate: (
    value: number | null | undefined,
    options: ValidateOptions<unknown, unknown, NumberField, number>,
  ) => {
    const { [other]: given } = options.siblingData as Partial<Record<Coordinate, number | null>>
    if (typeof value !== 'number' && typeof given === 'number')
      return options.req.i18n.language === 'nb' ? 'Fyll ut begge tallene' : 'Write both numbers'
    return number(value, options)
  },
})

/** Degrees to the north and to the east; both or neither. */
export const locationField: GroupField = {
  name: 'location',
  type: 'group',
  label: { nb: 'Sted på kartet', en: 'Place on the map' },
  admin: {
    description: {
      nb: 'Gir veibeskrivelse hit og avstand fra studiestedene. Tallene står i adressen til et kart: åpne openstreetmap.org, høyreklikk på stedet og velg «Vis adresse».',
      en: 'Gives directions to here and the distance from the study places. You find the numbers in the address of a map: open openstreetmap.org, right-click the place and choose “Show address”.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        coordinate('latitude', {
          other: 'longitude',
          furthest: 90,
          label: { nb: 'Breddegrad', en: 'Latitude' },
        }),
        coordinate('longitude', {
          other: 'latitude',
          furthest: 180,
          label: { nb: 'Lengdegrad', en: 'Longitude' },
        }),
      ],
    },
  ],
}
