import { type StaffKind, staffKinds } from '@trivsel/content-contract/staff'
import type { Condition, Field } from 'payload'
import { growingSelect } from './growing-select.ts'
import { phoneField } from './phone.ts'
import { requireInDefaultLocale } from './require-in-default-locale.ts'

export const staffKindLabels: Record<StaffKind, { nb: string; en: string }> = {
  doctor: { nb: 'Lege', en: 'Doctor' },
  dentist: { nb: 'Tannlege', en: 'Dentist' },
  personalTrainer: { nb: 'Personlig trener', en: 'Personal trainer' },
}

const whenOneOf =
  (...kinds: StaffKind[]): Condition =>
  (_, person) =>
    kinds.includes(person?.kind)

export const staffPersonFields: Field[] = [
  growingSelect({
    name: 'kind',
    required: true,
    index: true,
    label: { nb: 'Slags ansatt', en: 'Kind of staff' },
    admin: {
      description: {
        nb: 'Bestemmer hvilken liste personen står i, og hvilke felt som finnes her.',
        en: 'Decides which list the person is in, and which fields are shown here.',
      },
    },
    options: staffKinds.map((value) => ({ value, label: staffKindLabels[value] })),
  }),
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 200,
        label: { nb: 'Navn', en: 'Name' },
      },
      {
        name: 'roleDescription',
        type: 'text',
        localized: true,
        maxLength: 200,
        label: { nb: 'Stilling', en: 'Role' },
        validate: requireInDefaultLocale,
        admin: {
          description: {
            nb: 'Må fylles ut på norsk. Uten engelsk stilling vises personen bare på norsk.',
            en: 'Needed in Norwegian. Without an English role the person is shown in Norwegian only.',
          },
        },
      },
    ],
  },
  { name: 'image', type: 'upload', relationTo: 'media', label: { nb: 'Bilde', en: 'Picture' } },
  { name: 'richText', type: 'richText', localized: true, label: { nb: 'Omtale', en: 'About' } },
  {
    type: 'row',
    fields: [{ name: 'email', type: 'email', label: { nb: 'E-post', en: 'Email' } }, phoneField],
  },
  {
    name: 'healthCenters',
    type: 'relationship',
    relationTo: 'health-centers',
    hasMany: true,
    label: { nb: 'Helsesentre', en: 'Health centers' },
    admin: {
      description: {
        nb: 'Leserne kan velge helsesenter i listen.',
        en: 'Readers can choose a health center in the list.',
      },
      condition: whenOneOf('doctor', 'dentist'),
    },
  },
  {
    name: 'workPlaces',
    type: 'relationship',
    relationTo: 'gyms',
    hasMany: true,
    label: { nb: 'Treningssentre', en: 'Fitness clubs' },
    admin: {
      description: {
        nb: 'Leserne kan velge treningssenter i listen.',
        en: 'Readers can choose a fitness club in the list.',
      },
      condition: whenOneOf('personalTrainer'),
    },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    filterOptions: { usedFor: { equals: 'goal' } },
    label: { nb: 'Hjelper med', en: 'Helps with' },
    admin: {
      description: {
        nb: 'Leserne kan velge mål med treningen i listen.',
        en: 'Readers can choose a goal of training in the list.',
      },
      condition: whenOneOf('personalTrainer'),
    },
  },
  {
    name: 'position',
    type: 'number',
    min: 0,
    max: 100,
    label: { nb: 'Stillingsprosent', en: 'Percent of a full position' },
    admin: {
      description: { nb: 'Fra 0 til 100.', en: 'From 0 to 100.' },
      condition: whenOneOf('doctor', 'dentist'),
    },
  },
  {
    name: 'specialization',
    type: 'text',
    localized: true,
    maxLength: 200,
    label: { nb: 'Spesialitet', en: 'Specialization' },
    admin: { condition: whenOneOf('doctor') },
  },
  {
    name: 'substitute',
    type: 'text',
    maxLength: 200,
    label: { nb: 'Vikar', en: 'Substitute' },
    admin: {
      description: {
        nb: 'Navnet på den som er der nå, når legen er borte.',
        en: 'Name of the person who is there while the doctor is away.',
      },
      condition: whenOneOf('doctor'),
    },
  },
]
