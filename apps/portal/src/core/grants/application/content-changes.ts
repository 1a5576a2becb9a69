import type { GrantContent, MoneyLine } from '../content.ts'

export type ContentField = keyof GrantContent

/** The fields in which two versions differ, in the order of the application. */
export function changedFields(before: GrantContent, after: GrantContent): ContentField[] {
  const fields = Object.keys(after) as ContentField[]
  return fields.filter((field) => textOf(before[field]) !== textOf(after[field]))
}

const textOf = (value: GrantContent[ContentField]): string =>
  JSON.stringify(
    Array.isArray(value) ? value.map(({ text, amountOre }: MoneyLine) => [text, amountOre]) : value,
  )
