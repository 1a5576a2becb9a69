import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'

const messages = {
  CIRCLE: {
    nb: 'Siden kan ikke ligge under seg selv eller en av sine egne undersider',
    en: 'A page cannot be placed under itself or one of its own subpages',
  },
  RESERVED: {
    nb: 'Adressen tilhører nettstedet selv',
    en: 'The address belongs to the site itself',
  },
  TAKEN: { nb: 'En annen side har adressen', en: 'Another page has the address' },
} as const

const fields = {
  parent: { path: 'parent', label: { nb: 'Ligger under', en: 'Placed under' } },
  slug: { path: 'slug', label: { nb: 'Adresse', en: 'Address' } },
} as const

/**
 * @param address what the message names, without a slash before it
 * @throws {ValidationError} which undoes the save and is shown beside the field
 */
export function refuseAddress(
  req: PayloadRequest,
  {
    collection,
    reason,
    address,
  }: { collection: CollectionSlug; reason: keyof typeof messages; address?: string },
): never {
  const language = req.i18n.language === 'nb' ? 'nb' : 'en'
  const message = messages[reason][language]
  const field = reason === 'CIRCLE' ? fields.parent : fields.slug
  throw new ValidationError(
    {
      collection,
      errors: [
        {
          path: field.path,
          label: field.label[language],
          message: address ? `${message}: /${address}` : message,
        },
      ],
      req,
    },
    req.t,
  )
}
