import type { Draft } from '#core/public-forms/draft.ts'
import type { AccountField, KnownAccount } from '#core/public-forms/form-definition.ts'
import type { ContactFormWithFiles } from '../contact-form.ts'
import type { ContactCategories } from '../contract.ts'

/** What the form begins with: what the account says, then what was written before. */
export function beginForm({
  account,
  draft,
  files,
  categories,
}: {
  account: KnownAccount | null
  draft: Draft | null
  files: readonly { readonly size: number }[]
  categories: ContactCategories['categories']
}): ContactFormWithFiles {
  const before = (field: string) => {
    const value = draft?.values[field]
    return typeof value === 'string' ? value : ''
  }
  const of = (field: AccountField) => account?.[field] || before(field)
  const category = before('category')
  const subcategory = before('subcategory')
  // The other language has other names, and staff may have changed them.
  const isOffered = categories[category] !== undefined
  const isSubOffered = categories[category]?.includes(subcategory) ?? false
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email'),
    category: isOffered ? category : '',
    subcategory: isSubOffered ? subcategory : '',
    subject: before('subject'),
    text: before('text'),
    files: files.map(({ size }) => ({ size })),
  }
}
