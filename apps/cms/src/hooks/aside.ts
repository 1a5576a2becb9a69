import type { PayloadRequest } from 'payload'

/** Work that writes other items inside a save, whose own context and language stay as they are. */
export async function aside<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const { context, locale } = req
  try {
    return await work()
  } finally {
    Object.assign(req, { context, locale })
  }
}
