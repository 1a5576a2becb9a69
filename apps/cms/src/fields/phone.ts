import type { StaticLabel, TextField } from 'payload'
import { text } from 'payload/shared'

const phonePattern = /^\+?[\d ]{3,17}$/

/** A telephone number, optional, as people write it: digits, spaces and a leading plus. */
export const phoneFieldNamed = (name: string, label: StaticLabel): TextField => ({
  name,
  type: 'text',
  label,
  validate: (value: string | null | undefined, options) => {
    if (value && !phonePattern.test(value))
      return options.req.i18n.language === 'nb'
        ? 'Skriv bare siffer og mellomrom, for eksempel 22 00 00 00 eller +47 22 00 00 00'
        : 'Use digits and spaces only, such as 22 00 00 00 or +47 22 00 00 00'
    return text(value, options)
  },
})

export const phoneField = phoneFieldNamed('phone', { nb: 'Telefon', en: 'Telephone' })
