import type { TextField } from 'payload'
import { text } from 'payload/shared'

const phonePattern = /^\+?[\d ]{8,15}$/

/** A telephone number, optional, as people write it: digits, spaces and a leading plus. */
export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  label: { nb: 'Telefon', en: 'Telephone' },
  validate: (value: string | null | undefined, options) => {
    if (value && !phonePattern.test(value))
      return options.req.i18n.language === 'nb'
        ? 'Skriv bare siffer og mellomrom, for eksempel 22 00 00 00 eller +47 22 00 00 00'
        : 'Use digits and spaces only, such as 22 00 00 00 or +47 22 00 00 00'
    return text(value, options)
  },
}
