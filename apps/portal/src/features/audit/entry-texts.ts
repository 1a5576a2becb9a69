import type { AuditNames } from '#core/audit/audit-names.ts'

/** Entries outlive the code that wrote them: one that is no longer known is shown as it is. */
export function actionText({ actions }: AuditNames, action: string): string {
  return Object.hasOwn(actions, action) ? (actions[action]?.() ?? action) : action
}

/** What something was done to; a kind that is no longer known is shown as it is. */
export function subjectText({ subjects }: AuditNames, kind: string): string {
  return Object.hasOwn(subjects, kind) ? (subjects[kind]?.() ?? kind) : kind
}
