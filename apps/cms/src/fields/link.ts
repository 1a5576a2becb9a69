import type { GroupField } from 'payload'
import { isSafeAddress } from '../queries/safe-address.ts'

/** To another site, or to a page or attachment of our own (specification, section 3: link option). */
export const linkField: GroupField = {
  name: 'link',
  type: 'group',
  label: { nb: 'Lenke', en: 'Link' },
  fields: [
    {
      name: 'kind',
      type: 'radio',
      defaultValue: 'internal',
      label: { nb: 'Går til', en: 'Leads to' },
      options: [
        { value: 'internal', label: { nb: 'Egen side eller fil', en: 'Own page or file' } },
        { value: 'external', label: { nb: 'Et annet nettsted', en: 'Another site' } },
      ],
    },
    {
      name: 'internalReference',
      type: 'relationship',
      relationTo: ['kindergartens', 'attachments'],
      label: { nb: 'Side eller fil', en: 'Page or file' },
      admin: { condition: (_, link) => link?.kind === 'internal' },
    },
    {
      name: 'externalUrl',
      type: 'text',
      label: { nb: 'Nettadresse', en: 'Web address' },
      validate: (
        value: string | null | undefined,
        { req }: { req: { i18n: { language: string } } },
      ) => {
        if (!value || isSafeAddress(value)) return true
        return req.i18n.language === 'nb'
          ? 'Adressen må begynne med https://, mailto: eller tel:'
          : 'The address must start with https://, mailto: or tel:'
      },
      admin: {
        condition: (_, link) => link?.kind === 'external',
        placeholder: 'https://',
      },
    },
    {
      name: 'text',
      type: 'text',
      localized: true,
      maxLength: 100,
      label: { nb: 'Lenketekst', en: 'Link text' },
    },
    {
      name: 'openInNewTab',
      type: 'checkbox',
      defaultValue: false,
      label: { nb: 'Åpne i ny fane', en: 'Open in a new tab' },
    },
  ],
}
