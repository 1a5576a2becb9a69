import type { PayloadRequest } from 'payload'

/** The database as the request sees it: inside its transaction when it has one. */
export async function transactionDatabase(req: PayloadRequest) {
  const transaction = await req.transactionID
  const { drizzle, sessions } = req.payload.db
  const session = transaction === undefined ? undefined : sessions?.[transaction]
  return (session?.db as typeof drizzle | undefined) ?? drizzle
}
