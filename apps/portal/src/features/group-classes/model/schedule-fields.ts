import { z } from 'zod/mini'
import { localizedField } from '#core/editable/fields.ts'
import { m } from '#messages'

/*
 * The texts that staff write for the schedule. Their schemas, their inputs and their part of the
 * audit log are derived from these descriptions.
 */

export const rowTexts = {
  name: localizedField({
    label: m.schedule_name,
    audit: 'className',
    auditName: m.staff_class_name,
    required: 'NAME_REQUIRED',
    longest: 80,
  }),
  description: localizedField({
    label: m.schedule_description,
    audit: 'classDescription',
    required: 'DESCRIPTION_REQUIRED',
    longest: 1000,
    lines: true,
  }),
}

export const exceptionTexts = {
  /** Members whose class is cancelled by the exception read it. */
  reason: localizedField({
    label: m.schedule_reason,
    audit: 'classReason',
    required: 'REASON_REQUIRED',
    also: z.minLength(5, 'REASON_REQUIRED'),
    longest: 300,
    lines: true,
  }),
}
