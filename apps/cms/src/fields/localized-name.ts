import type { TextField } from 'payload'
import { requireInDefaultLocale } from './require-in-default-locale.ts'

export const localizedNameField: TextField = {
  name: 'name',
  type: 'text',
  localized: true,
  maxLength: 200,
  label: { nb: 'Navn', en: 'Name' },
  validate: requireInDefaultLocale,
  admin: {
    description: {
      nb: 'Må fylles ut på norsk. Uten engelsk navn vises det bare på norsk.',
      en: 'Needed in Norwegian. Without an English name it is shown in Norwegian only.',
    },
  },
}
