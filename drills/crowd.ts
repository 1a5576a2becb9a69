import { logIn } from '../bench/log-in.ts'
import type { Surroundings } from './drill.ts'
import { startFollowers, startWatcher } from './followers.ts'
import { startMembers } from './members.ts'
import { startReaders } from './readers.ts'

/** How many people of each kind are on the site, and what is read. */
type Crowd = { members: number; followers: number; readers: number; pages: readonly string[] }

export type Seen = {
  /** Lines of the table of a drill. */
  readonly rows: readonly (readonly [string, string])[]
  readonly failures: readonly string[]
  /** Bookings and payments that are not what was acknowledged. */
  readonly wrong: readonly string[]
}

const videos = '/api/frontend/user/sports/training-videos'

/** Everybody whom a release must not disturb. Nobody of them asks twice for what was refused. */
export async function startCrowd(
  url: string,
  { crowd, surroundings }: { crowd: Crowd; surroundings: Surroundings },
): Promise<{ end(): Promise<Seen> }> {
  const members = await startMembers(url, { count: crowd.members, surroundings })
  const followers = startFollowers(url, crowd.followers)
  const readers = startReaders(url, { paths: crowd.pages, count: crowd.readers })
  const watcher = startWatcher(url, await findFilm(url, surroundings))
  return {
    async end() {
      const [read, followed, watched] = await Promise.all([
        readers.end(),
        followers.end(),
        watcher.end(),
      ])
      const { journal, lost, doubled } = await members.end()
      const { booked, cancelled, paid } = journal
      return {
        rows: [
          [
            'pages read meanwhile',
            `${read.pages} by ${crowd.readers} readers, ${read.requests} requests with their files`,
          ],
          [
            'requests of members',
            `${journal.requests} by ${crowd.members}: ${booked.size} bookings, ${cancelled.size} cancellations, ${paid.size} courts paid`,
          ],
          ['  of which lost', listFirst(lost)],
          ['  of which doubled', listFirst(doubled)],
          [
            'streams of the class list',
            `${crowd.followers}, which ended and came back ${followed.reconnections} times; ${followed.events} events`,
          ],
          ['pieces of a film', String(watched.pieces)],
        ],
        failures: [
          ...read.failures,
          ...followed.failures,
          ...watched.failures,
          ...journal.failures,
        ],
        wrong: [...lost, ...doubled],
      }
    },
  }
}

/** A film of the demo that its own member may watch. */
async function findFilm(url: string, { portalUrl }: Surroundings) {
  const cookie = await logIn(portalUrl, 'member@trivsel.example')
  const read = async <Answer>(path: string) =>
    (await (await fetch(url + path, { headers: { cookie } })).json()) as Answer
  const { items } = await read<{ items: { id: number }[] }>(`${videos}?language=no`)
  for (const { id } of items) {
    const { source } = await read<{ source: { kind: string } }>(`${videos}/${id}?language=no`)
    if (source.kind === 'file') return { path: `${videos}/${id}/file`, cookie }
  }
  throw new Error('The demo has no film')
}

/** How many there are, and the first of them. */
export function listFirst(found: readonly string[]): string {
  return found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 5).join(', ')}`
}

/** A line for each kind of failure. */
export function countOf(failures: readonly string[]): [string, string][] {
  const counts = new Map<string, number>()
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return [...counts].map(([failure, count]) => [`  ${failure}`, String(count)])
}
