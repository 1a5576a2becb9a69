import { m } from '#messages'
import type { ApplicationStage } from '../model/contract.ts'

export const stageTones = {
  founders: 'info',
  processing: 'info',
  changes: 'warning',
  rejected: 'danger',
} as const satisfies Record<ApplicationStage, string>

/** Where an application is, and what happens next. */
export const stageTexts: Readonly<
  Record<ApplicationStage, { readonly name: () => string; readonly text: () => string }>
> = {
  founders: { name: m.associations_stage_founders, text: m.associations_stage_founders_short },
  processing: { name: m.associations_stage_processing, text: m.associations_stage_processing_text },
  changes: { name: m.associations_stage_changes, text: m.associations_stage_changes_text },
  rejected: { name: m.associations_stage_rejected, text: m.associations_stage_rejected_text },
}
