import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { lockPublished } from '../projection/lock-published.ts'

/** Payload resolves the links of rich text on behalf of a user, even when a save has none. */
const importer: TypedUser = {
  id: 0,
  collection: 'editors',
  role: 'admin',
  name: 'Import',
  email: '',
  createdAt: '',
  updatedAt: '',
}

/** Runs work that is committed as a whole or not at all. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ user: importer }, payload)
  await initTransaction(req)
  try {
    await lockPublished(req)
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
