import { useEffect, useState } from 'react'

const storageKey = 'association-contact-invitation'

/**
 * The token of the mailed link, behind the `#` of the address; null until the browser has rendered. It
 * stays in this tab, so that it is here again after a login or a sign-up.
 */
export function useInvitationToken(): readonly [token: string | null, forget: () => void] {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const linked = new URLSearchParams(window.location.hash.slice(1)).get('token')
    if (linked) save(linked)
    setToken(linked ?? read())
  }, [])
  return [token, forget]
}

// A browser may forbid the storage: then the link in the mail is opened again after the login.
function save(token: string): void {
  try {
    window.sessionStorage.setItem(storageKey, token)
  } catch {}
}

function read(): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function forget(): void {
  try {
    window.sessionStorage.removeItem(storageKey)
  } catch {}
}
