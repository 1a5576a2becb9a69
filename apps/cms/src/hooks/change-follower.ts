import type { PayloadRequest } from 'payload'

type Follower = (req: PayloadRequest, tags: readonly string[]) => Promise<void>

let follow: Follower = async () => undefined

/**
 * Has something done with every change that is announced, in its transaction. The configuration says
 * what: the rows of what is published are made by all collections, whose hooks announce.
 */
export function followChanges(follower: Follower): void {
  follow = follower
}

export const followChange: Follower = (req, tags) => follow(req, tags)
