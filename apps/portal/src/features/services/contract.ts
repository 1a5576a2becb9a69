import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'
import { services } from '#platform/services/services.ts'

const text = localized(z.string())

export const ServiceView = z.strictObject({
  service: z.enum(services),
  /** As administrators have set it: a service that needs another may be off all the same. */
  isOn: z.boolean(),
  /** What people have there that is not finished; `text` says how many. */
  unfinished: z.array(z.strictObject({ text, count: z.int() })),
  /** What becomes of that when it is switched off. */
  promises: z.array(text),
})
export type ServiceView = z.infer<typeof ServiceView>

export const ServicesView = z.strictObject({
  services: z.array(ServiceView),
  /** Of those that are switched off, as all instances have them now. */
  states: z.record(z.string(), z.enum(['closing', 'off'])),
})
export type ServicesView = z.infer<typeof ServicesView>

export const SwitchForm = z.strictObject({ isOn: z.boolean() })
export type SwitchForm = z.infer<typeof SwitchForm>

/** Codes of refusals, with their HTTP statuses. */
export const serviceRefusals = {
  /** There is no such service. */
  SERVICE_NOT_FOUND: 404,
  /** Somebody has switched it since the page was read. */
  SERVICE_CHANGED: 409,
} as const
