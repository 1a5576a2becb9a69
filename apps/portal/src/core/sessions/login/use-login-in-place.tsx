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

type AskToLogIn = () => Promise<boolean>

type Asked = {
  answer: Promise<boolean>
  give: (isLoggedIn: boolean) => void
  /** Where the person was before the dialog. */
  focused: Element | null
}

const LoginContext = createContext<AskToLogIn | null>(null)

/** Few sessions end under somebody's hands: the form comes when one does. */
const LoginDialog = lazy(async () => {
  const { LoginDialog } = await import('./LoginDialog.tsx')
  return { default: LoginDialog }
})

/** Around a page that uses `useLoginInPlace`, inside its `QueryProvider`. */
export function LoginInPlaceProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const owner = useFirstUser()
  const asked = useRef<Asked>(null)
  const [isOpen, setOpen] = useState(false)

  /** Two calls that are refused at the same time wait for one answer. */
  const ask = useCallback<AskToLogIn>(() => {
    if (!asked.current) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      asked.current = { answer: promise, give: resolve, focused: document.activeElement }
      setOpen(true)
    }
    return asked.current.answer
  }, [])

  function answer(isLoggedIn: boolean): void {
    setOpen(false)
    asked.current?.give(isLoggedIn)
    focusAfterPaint(asked.current?.focused)
    asked.current = null
  }

  async function continueAs(): Promise<void> {
    const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // What is on the screen belongs to whoever was here before.
    if (owner.current !== undefined && user?.id !== owner.current) return window.location.reload()
    answer(user !== null)
  }

  return (
    <LoginContext value={ask}>
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
 * Runs a call to the API. When it is refused because the session has ended, asks to log in over the
 * page and runs it again; whoever closes the dialog gets the refusal (`ApiError`, 401).
 */
export function useLoginInPlace(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const ask = use(LoginContext)
  if (!ask) throw new Error('useLoginInPlace needs a LoginInPlaceProvider around it')
  return useCallback(
    async (call) => {
      try {
        return await call()
      } catch (error) {
        if (!isSignedOut(error) || !(await ask())) throw error
        return call()
      }
    },
    [ask],
  )
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** A dialog that is taken away does not give the focus back by itself. */
function focusAfterPaint(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) requestAnimationFrame(() => element.focus())
}

/** Who the page was opened by; also when the browser has heard meanwhile that the session is over. */
function useFirstUser() {
  const user = useSessionUser()
  const first = useRef<string>(undefined)
  useEffect(() => {
    first.current ??= user?.id
  }, [user])
  return first
}
