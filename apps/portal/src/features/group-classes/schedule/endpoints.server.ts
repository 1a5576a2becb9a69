import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { LanguageQuery } from '../model/contract.ts'
import { SavedChange, Schedule, SchedulePreview } from './contract.ts'
import { scheduleEndpoints as endpoints } from './endpoints.ts'
import { scheduleRefusals } from './refusals.ts'
import { ConfirmedChange, ScheduleChange } from './schedule-forms.ts'

const access = { staff: ['sports', 'admin'] } as const
const { PLAN_CHANGED: _, ...refusals } = scheduleRefusals

export const scheduleDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'The weekly schedule of group classes, its exceptions and the public holidays.',
    access,
    query: LanguageQuery,
    answer: Schedule,
  }),
  preview: describeEndpoint(endpoints.preview, {
    summary: 'The effects of a change of the schedule on classes and bookings. Nothing is changed.',
    access,
    query: LanguageQuery,
    body: ScheduleChange,
    answer: SchedulePreview,
    refusals,
    audits: [],
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Changes the schedule and the classes created from it, as previewed. Members are notified by mail.',
    access,
    body: ConfirmedChange,
    answer: SavedChange,
    refusals: scheduleRefusals,
    audits: [
      'class-row-added',
      'class-row-changed',
      'class-row-ended',
      'class-exception-added',
      'class-exception-removed',
      'class-cancelled',
      'class-resized',
      'class-moved-to-room',
      'class-instructor-substituted',
    ],
    concerns: { nobody: 'a schedule for everybody' },
  }),
}
