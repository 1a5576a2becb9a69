import type { UseFormReturn } from 'react-hook-form'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { ContactFormWithFiles } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'
import { findOffered } from '../form/find-offered.ts'
import { contactFieldIds } from '../plain/field-ids.ts'
import { OwnForm } from './OwnForm.tsx'

type Props = {
  form: UseFormReturn<ContactFormWithFiles>
  offered: OfferedCategories
  textOf: (field: string) => string | undefined
}

/** The subject. A sub-category can be chosen after the category. */
export function CategoryFields({ form, offered, textOf }: Props) {
  const [category, subcategory] = form.watch(['category', 'subcategory'])
  const found = findOffered(offered, { category, subcategory })
  const chosen = { shouldValidate: true, shouldDirty: true, shouldTouch: true }
  return (
    <>
      <SelectField
        id={contactFieldIds.category}
        label={m.contact_category()}
        error={textOf('category')}
        value={category}
        onBlur={() => form.trigger('category')}
        onChange={({ target }) => {
          // The previous sub-category belongs to the previous category.
          form.setValue('subcategory', '')
          form.setValue('category', target.value, chosen)
        }}
      >
        <option value="">{m.contact_choose_category()}</option>
        <Options offered={offered} />
      </SelectField>
      <SelectField
        id={contactFieldIds.subcategory}
        label={m.contact_subcategory()}
        error={textOf('subcategory')}
        value={subcategory}
        disabled={category === ''}
        onBlur={() => form.trigger('subcategory')}
        onChange={({ target }) => form.setValue('subcategory', target.value, chosen)}
      >
        <option value="">
          {category === '' ? m.contact_category_first() : m.contact_choose_subcategory()}
        </option>
        <Options offered={found.category?.subcategories ?? []} />
      </SelectField>
      <div aria-live="polite">
        {found.subcategory?.form && <OwnForm formId={found.subcategory.form} />}
      </div>
    </>
  )
}

function Options({ offered }: { offered: readonly { id: string; name: string }[] }) {
  return offered.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
