import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { pushEndpoints as endpoints } from '#core/push/endpoints.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { pushRefusals } from './refusals.ts'

const PushDevices = z.strictObject({
  publicKey: z.string().nullable(),
  items: z.array(
    z.strictObject({
      id: z.int().positive(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      since: z.iso.datetime(),
      isThisOne: z.boolean(),
    }),
  ),
})

/** As the browser writes them (RFC 8291): a point on the curve P-256, and 16 random bytes. */
const PushTargetForm = z.strictObject({
  endpoint: z.string().min(1).max(2_000),
  keys: z.strictObject({
    p256dh: z.string().max(100).refine(isPublicKey),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

function isPublicKey(text: string): boolean {
  if (Buffer.from(text, 'base64url').length !== 65) return false
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text
  } catch {
    return false
  }
}

/** As it is in an address. */
const DeviceId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

export const described = {
  devices: describeEndpoint(endpoints.devices, {
    summary: 'The browsers in which one is told of things, and what they know the site by.',
    access: 'user',
    answer: PushDevices,
  }),
  turnOn: describeEndpoint(endpoints.turnOn, {
    summary: 'Takes messages in this browser, until one logs out of it. At most ten browsers.',
    access: 'user',
    body: PushTargetForm,
    answer: Done,
    refusals: only(pushRefusals, 'PUSH_NOT_AVAILABLE', 'PUSH_ADDRESS_REFUSED'),
  }),
  turnOff: describeEndpoint(endpoints.turnOff, {
    summary: 'Takes no more messages in one of one’s browsers. One that is not there is no error.',
    access: 'user',
    params: { schema: z.object({ id: DeviceId }), refusal: 'PUSH_DEVICE_NOT_FOUND' },
    answer: Done,
    refusals: only(pushRefusals, 'PUSH_DEVICE_NOT_FOUND'),
  }),
}
