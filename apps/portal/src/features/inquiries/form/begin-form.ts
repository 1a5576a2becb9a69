import type { Draft } from '#core/public-forms/draft.ts'
import type { AccountField, KnownAccount } from '#core/public-forms/form-definition.ts'
import type { ContactFormWithFiles } from '../contact-form.ts'
import type { ContactCategories } from '../contract.ts'

/**
 * What the form begins with: what the account says, then what was written before, then what the link
 * that led here is about.
 */
export function beginForm({
  account,
  draft,
  files,
  offered: { categories, ids },
  categoryId,
}: {
  account: KnownAccount | null
  draft: Draft | null
  files: readonly { readonly size: number }[]
  offered: ContactCategories
  categoryId?: string | undefined
}): ContactFormWithFiles {
  const before = (field: string) => {
    const value = draft?.values[field]
    return typeof value === 'string' ? value : ''
  }
  const of = (field: AccountField) => account?.[field] || before(field)
  // The other language has other names, and staff may have changed them.
  const isOffered = (name = '') => Object.hasOwn(categories, name)
  const asked = Object.entries(ids).find(([id]) => id === categoryId)?.[1]
  const category = [before('category'), asked].find(isOffered) ?? ''
  const subcategory = before('subcategory')
  const isSubOffered = isOffered(category) && categories[category]?.includes(subcategory)
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    category,
    subcategory: isSubOffered ? subcategory : '',
    subject: before('subject'),
    text: before('text'),
    files: files.map(({ size }) => ({ size })),
  }
}
