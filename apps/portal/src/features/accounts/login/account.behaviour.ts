import { endSession } from '#core/sessions/end-session.ts'
import { loadSession } from '#core/sessions/load-session.ts'
import { mayBeSignedIn } from '#core/sessions/signed-in-cookie.ts'
import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'

/**
 * Shows the links of somebody who is signed in, once the portal has said so: the page itself is the
 * same for everybody.
 */
export const attach: Behaviour = (account, signal) => {
  const part = (name: string) => account.querySelector<HTMLElement>(`[data-account=${name}]`)
  const [visitor, member, failure] = [part('visitor'), part('member'), part('failure')]
  let isMember = false

  function show(shown: boolean): void {
    isMember = shown
    if (visitor) visitor.hidden = shown
    if (member) member.hidden = !shown
    if (!shown && failure) failure.hidden = true
  }

  async function ask(): Promise<void> {
    try {
      const { user } = await loadSession()
      if (!signal.aborted) show(user !== null)
    } catch {
      // Nobody knows: the way to log in is the one that helps.
      if (!signal.aborted) show(false)
    }
  }

  /** Asks where the answer may be another than what is shown. */
  function check(): void {
    if (mayBeSignedIn() !== isMember) void ask()
  }

  let isLeaving = false
  async function logOut(): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    if (failure) failure.hidden = true
    if (await endSession()) return window.location.assign(account.dataset.front ?? '/')
    isLeaving = false
    if (failure) failure.hidden = false
  }

  member?.querySelector('button')?.addEventListener('click', () => void logOut(), { signal })
  failure?.querySelector('button')?.addEventListener(
    'click',
    () => {
      failure.hidden = true
    },
    { signal },
  )
  document.addEventListener(visitedEvent, check, { signal })
  // A page that comes back as it was left may be that of somebody who has logged out since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void ask(), { signal })
  check()
}
