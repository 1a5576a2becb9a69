import type { ArrayField, Field } from 'payload'
import type { Words } from './in-language.ts'

/** The same fields, with a label for every row of a list. */
export function labelRows(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: labelRows(tab.fields) })),
      }
    if (field.type === 'blocks')
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: labelRows(block.fields) })),
      }
    if (field.type === 'array') return labelRowsOf(field)
    return 'fields' in field ? { ...field, fields: labelRows(field.fields) } : field
  })
}

function labelRowsOf(field: ArrayField): ArrayField {
  return {
    ...field,
    fields: labelRows(field.fields),
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        RowLabel: {
          path: '/admin/row-label.tsx#RowLabel',
          clientProps: { words: singularOf(field) },
        },
      },
    },
  }
}

function singularOf({ name, labels }: ArrayField): Words {
  const singular = labels?.singular
  return typeof singular === 'object'
    ? { nb: singular.nb ?? name, en: singular.en ?? name }
    : { nb: name, en: name }
}
