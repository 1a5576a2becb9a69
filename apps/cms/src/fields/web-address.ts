import { isLinkAddress } from '@trivsel/content-contract/own-address'
import type { StaticLabel, TextField } from 'payload'
import { text } from 'payload/shared'

type WebAddress = { name: string; label: StaticLabel; description?: StaticLabel }

/** An address on another site. */
export const webAddressField = ({ name, label, description }: WebAddress): TextField => ({
  name,
  type: 'text',
  maxLength: 2000,
  label,
  validate: (value: string | null | undefined, options) => {
    if (value && !(value.startsWith('https://') && isLinkAddress(value)))
      return options.req.i18n.language === 'nb'
        ? 'Adressen må begynne med https://'
        : 'The address must start with https://'
    return text(value, options)
  },
  admin: { placeholder: 'https://', ...(description && { description }) },
})
