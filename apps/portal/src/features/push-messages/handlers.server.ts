import { accountRefusals } from '#core/accounts/contract.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import {
  listPushDevices,
  removePushDevice,
  savePushDevice,
} from '#core/push/push-devices.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PushSender } from '#platform/push/push-sender.server.ts'
import { described } from './endpoints.server.ts'
import { pushRefusals } from './refusals.ts'

/** The browsers in which a person gets messages. */
export function createPushApi({
  database,
  encryption,
  pushSender,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: Pick<FieldEncryption, 'encrypt'>
  pushSender: Pick<PushSender, 'publicKey' | 'isEndpoint'> | null
}) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.devices, async ({ user }) => ({
    publicKey: pushSender?.publicKey ?? null,
    items: await listPushDevices(database, user),
  }))

  serve(described.turnOn, async ({ user, body }) => {
    if (!pushSender) throw new Refusal('PUSH_NOT_AVAILABLE', pushRefusals.PUSH_NOT_AVAILABLE)
    if (!pushSender.isEndpoint(body.endpoint))
      throw new Refusal('PUSH_ADDRESS_REFUSED', pushRefusals.PUSH_ADDRESS_REFUSED)
    if (!(await savePushDevice({ database, encryption }, user, body)))
      throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    return {}
  })

  serve(described.turnOff, async ({ user: { userId }, params: { id } }) => {
    await removePushDevice(database, userId, id)
    return {}
  })

  return api
}
