import { z } from 'zod'
import { type ImportPart, importParts } from './import-part.ts'

export type PlacedPart = { part: ImportPart; value: unknown; path: PropertyKey[] }

/** Every picture, file, link, rich text and reference of an item that its form has let through. */
export function partsOf(
  form: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): PlacedPart[] {
  if (value === undefined) return []
  const part = importParts.get(form)
  return [...(part ? [{ part, value, path }] : []), ...partsInside(form, value, path)]
}

function partsInside(form: z.core.$ZodType, value: unknown, path: PropertyKey[]): PlacedPart[] {
  if (form instanceof z.ZodOptional || form instanceof z.ZodDefault)
    return partsOf(form.unwrap(), value, path)
  if (form instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => partsOf(form.element, item, [...path, index]))
  if (form instanceof z.ZodObject && isRecord(value))
    return Object.entries(form.shape).flatMap(([name, field]) =>
      partsOf(field, value[name], [...path, name]),
    )
  if (form instanceof z.ZodUnion) {
    const option = form.options.find((choice) => z.safeParse(choice, value).success)
    return option ? partsOf(option, value, path) : []
  }
  return []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
