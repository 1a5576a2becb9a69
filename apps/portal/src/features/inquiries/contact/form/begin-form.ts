import type { Draft } from '#core/public-forms/draft.ts'
import type { AccountField, KnownAccount } from '#core/public-forms/form-definition.ts'
import type { ContactFormWithFiles } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'

/**
 * What the form begins with: what the account says, then what was written before, then what the link
 * that led here is about.
 */
export function beginForm({
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
  // Staff may have changed what is offered since.
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
