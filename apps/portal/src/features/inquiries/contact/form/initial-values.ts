import type { Draft } from '#core/public-forms/draft.ts'
import type { AccountField, KnownAccount } from '#core/public-forms/form-definition.ts'
import type { ContactFormWithFiles } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'

/**
 * The initial values of the form: those of the account first, then of the draft, then the category of
 * the link that led here.
 */
export function initialValues({
  account,
  draft,
  files,
  offered,
  categoryId,
}: {
  account: KnownAccount | null
  draft: Draft | null
  files: readonly { readonly size: number }[]
  offered: OfferedCategories
  categoryId?: string | undefined
}): ContactFormWithFiles {
  const before = (field: string) => {
    const value = draft?.values[field]
    return typeof value === 'string' ? value : ''
  }
  const of = (field: AccountField) => account?.[field] || before(field)
  const offeredIds = offered.map(({ id }) => id)
  // Staff may have changed the categories since.
  const chosen = [before('category'), categoryId ?? ''].find((id) => offeredIds.includes(id))
  const { subcategories } = offered.find(({ id }) => id === chosen) ?? { subcategories: [] }
  const subcategory = subcategories.find(({ id }) => id === before('subcategory'))
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    category: chosen ?? '',
    subcategory: subcategory?.id ?? '',
    subject: before('subject'),
    text: before('text'),
    files: files.map(({ size }) => ({ size })),
  }
}
