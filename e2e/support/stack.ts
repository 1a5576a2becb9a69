import { databaseUrl, onServer } from '../../apps/portal/src/platform/database/on-server.server.ts'
import { startTemporaryStack } from '../../scripts/temporary-stack.ts'
import { cmsPort, portalPort } from './addresses.ts'

/**
 * Starts the whole system once for all browser tests.
 * With E2E_PORTAL_URL set they run against what is there already.
 */
export default async function startStack() {
  if (process.env.E2E_PORTAL_URL) return undefined
  const database = await createDatabase()
  const stack = await startTemporaryStack({ portalPort, cmsPort, databaseUrl: database?.url })
  return async () => {
    await stack.stop()
    await database?.drop()
  }
}

/** On the server that the other tests use, when there is one: it is up already. */
async function createDatabase() {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return null
  const name = `e2e_${process.pid}`
  await onServer(serverUrl, `create database ${name}`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}
