import { locales } from '@trivsel/content-contract/locales'
import type { AuditField, AuditNames } from '#core/audit/audit-names.ts'
import type { AuditValue } from '#core/audit/contract.ts'
import { rolesText } from '#core/staff-area/role-names.ts'
import { isStaffRole } from '#core/staff-area/roles.ts'
import { m } from '#messages'
import type { AuditLine } from './contract.ts'

/*
 * Entries in words. They outlive the code that wrote them: what is no longer known is shown as it
 * was written.
 */

function lookUp<Value>(names: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined
}

export function actionText({ actions }: AuditNames, action: string): string {
  return lookUp(actions, action)?.() ?? action
}

export function actorText({ actor }: AuditLine): string {
  if (actor.kind === 'command') return m.audit_command()
  return actor.name ?? m.audit_removed_account()
}

export function actorRolesText({ actor }: AuditLine): string {
  return rolesText(actor.roles.filter(isStaffRole))
}

/** What something was done to: `Medarbeider Kari Nordmann`, `Lærested Universitetet i Oslo`. */
export function subjectText({ subjects }: AuditNames, { kind, id, name }: AuditLine['subject']) {
  const known = lookUp(subjects, kind)
  if (!known) return `${kind} ${id}`
  const words = name ?? known.show?.(id)
  return words ? `${known.name()} ${words}` : known.name()
}

export type Change = { readonly name: string; readonly before: string; readonly after: string }

/**
 * What an entry says of before and after, field by field.
 * @param isWhole with the ids that nobody reads
 */
export function changesOf(
  { fields }: AuditNames,
  { before, after }: Pick<AuditLine, 'before' | 'after'>,
  { isWhole }: { isWhole: boolean },
): Change[] {
  const [old, present] = [partsOf(before), partsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(present)])]
    .filter((key) => isWhole || !lookUp(fields, key)?.isReference)
    .map((key) => {
      const text = (value: AuditValue | undefined) => valueText(value, lookUp(fields, key))
      return {
        name: lookUp(fields, key)?.name() ?? key,
        before: text(lookUp(old, key)),
        after: text(lookUp(present, key)),
      }
    })
}

/** One line: `Roller: Trening → Administrator`. */
export function changeText({ name, before, after }: Change): string {
  if (before === '') return `${name}: ${after}`
  return `${name}: ${before} → ${after === '' ? '–' : after}`
}

function partsOf(value: AuditValue): Readonly<Record<string, AuditValue>> {
  if (value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value))
    return value as Readonly<Record<string, AuditValue>>
  return { [m.audit_change()]: value }
}

function valueText(value: AuditValue | undefined, field?: AuditField): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') {
    const parts: readonly AuditValue[] = Array.isArray(value) ? value : inOrder(value)
    return parts.map((part) => valueText(part, field)).join(', ')
  }
  if (field?.show) return field.show(value)
  if (value === true) return m.audit_yes()
  if (value === false) return m.audit_no()
  return lookUp(field?.values ?? {}, String(value))?.() ?? String(value)
}

/** A text in every language is shown in the order of the site: the database sorts its keys. */
function inOrder(value: object): readonly AuditValue[] {
  const parts = new Map<string, AuditValue>(Object.entries(value))
  const isLocalized = [...parts.keys()].every((key) => locales.some((locale) => locale === key))
  return isLocalized ? locales.flatMap((locale) => parts.get(locale) ?? []) : [...parts.values()]
}
