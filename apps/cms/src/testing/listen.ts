import { ContentChange, contentChangeChannel } from '@trivsel/content-contract/change'
import pg from 'pg'
import { afterAll } from 'vitest'

/**
 * Hears what is announced. `announcedBy` runs an action and returns the tags that were announced
 * by the time it had returned.
 */
export async function listenForChanges(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  // The database is dropped under the listener at the end of the file.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`listen ${contentChangeChannel}`)
  let announced: string[] = []
  client.on('notification', ({ payload }) => {
    announced.push(...ContentChange.parse(JSON.parse(payload ?? '')).tags)
  })
  afterAll(() => client.end())

  // A notification is delivered before the answer to the next statement on the connection.
  const receiveAll = () => client.query('select 1')

  return async function announcedBy(action: () => Promise<unknown>): Promise<string[]> {
    await receiveAll()
    announced = []
    await action()
    await receiveAll()
    return announced
  }
}
