import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ApiError } from '#platform/api-client.ts'
import { sessionQuery, useSessionUser } from '../session-query.ts'

type RequestLogin = () => Promise<boolean>

type PendingLogin = {
  answer: Promise<boolean>
  resolve: (isLoggedIn: boolean) => void
  /** The focused element before the dialog opened. */
  focused: Element | null
}

const LoginContext = createContext<RequestLogin | null>(null)

/** Loaded when needed: few sessions end while a page is in use. */
const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('./LoginDialog.tsx')
  return { default: LoginDialog }
})

/** Around a page that uses `useLoginInPlace`, inside its `QueryProvider`. */
export function LoginInPlaceProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const owner = useFirstUser()
  const pending = useRef<PendingLogin>(null)
  const [isOpen, setOpen] = useState(false)

  /** Calls that are refused at the same time share one dialog. */
  const requestLogin = useCallback<RequestLogin>(() => {
    if (!pending.current) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      pending.current = { answer: promise, resolve, focused: document.activeElement }
      setOpen(true)
    }
    return pending.current.answer
  }, [])

  function answer(isLoggedIn: boolean): void {
    setOpen(false)
    pending.current?.resolve(isLoggedIn)
    focusAfterPaint(pending.current?.focused)
    pending.current = null
  }

  async function continueAs(): Promise<void> {
    const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // Another person has logged in: the screen shows data of the first one.
    if (owner.current !== undefined && user?.id !== owner.current) return window.location.reload()
    answer(user !== null)
  }

  return (
    <LoginContext value={requestLogin}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <LoginDialog onLoggedIn={continueAs} onClose={() => answer(false)} />
        </Suspense>
      )}
    </LoginContext>
  )
}

/**
 * Runs a call to the API. If the session has ended, opens the login dialog and runs the call again;
 * closing the dialog rejects with the refusal (`ApiError`, 401).
 */
export function useLoginInPlace(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const requestLogin = use(LoginContext)
  if (!requestLogin) throw new Error('useLoginInPlace needs a LoginInPlaceProvider around it')
  return useCallback(
    async (call) => {
      try {
        return await call()
      } catch (error) {
        if (!isSignedOut(error) || !(await requestLogin())) throw error
        return call()
      }
    },
    [requestLogin],
  )
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** A dialog that is unmounted does not restore the focus. */
function focusAfterPaint(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) requestAnimationFrame(() => element.focus())
}

/** The id of the user who opened the page, also after the session has ended. */
function useFirstUser() {
  const user = useSessionUser()
  const first = useRef<string>(undefined)
  useEffect(() => {
    first.current ??= user?.id
  }, [user])
  return first
}
