import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { callEndpoint } from '#platform/api-client.ts'
import { unsubscribePush } from '#platform/push/browser-subscription.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { PushDevices } from './contract.ts'
import { pushEndpoints } from './endpoints.ts'
import { type BrowserPush, type PushState, pushState } from './push-state.ts'
import { browserPushQuery, pushDevicesQuery, pushKey } from './queries.ts'
import { subscribe } from './this-browser.ts'

/** Messages in browsers: this one, and the person's others. Says aloud how a change went. */
export function usePush() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const devices = useQuery(pushDevicesQuery)
  const browser = useQuery(browserPushQuery)
  const publicKey = devices.data?.publicKey ?? null
  const here = devices.data?.items.find(({ isThisOne }) => isThisOne)

  const change = useMutation({
    mutationFn: async (wanted: 'on' | 'off' | number) => {
      if (wanted === 'on') {
        const target = publicKey && (await subscribe(publicKey))
        if (!target) return 'denied'
        await whileLoggedIn(() => callEndpoint(pushEndpoints.turnOn, { body: target }))
        return 'on'
      }
      const id = wanted === 'off' ? here?.id : wanted
      if (wanted === 'off') await unsubscribePush()
      if (id !== undefined)
        await whileLoggedIn(() =>
          callEndpoint(pushEndpoints.turnOff, { params: { id: String(id) } }),
        )
      return wanted === 'off' ? 'off' : 'removed'
    },
    onSuccess: (outcome) =>
      showMessage(outcomes[outcome](), outcome === 'denied' ? 'error' : 'success'),
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.push_failed(), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  })

  const start = (wanted: 'on' | 'off' | number) => change.isPending || change.mutate(wanted)
  return {
    /** Undefined while it is not known; null where nothing is pushed. */
    state: devices.data && browser.data && stateOf(devices.data, browser.data),
    others: devices.data?.items.filter(({ isThisOne }) => !isThisOne) ?? [],
    hasFailed: (devices.isError && !devices.data) || browser.isError,
    retry: () => Promise.all([devices.refetch(), browser.refetch()]),
    turnOn: () => start('on'),
    turnOff: () => start('off'),
    remove: (id: number) => start(id),
    isBusy: change.isPending,
    /** Whether the last change is through, however it went. */
    isDone: change.isSuccess || change.isError,
  }
}

function stateOf({ publicKey, items }: PushDevices, browser: BrowserPush): PushState | null {
  if (publicKey === null) return null
  return pushState(
    browser,
    items.some(({ isThisOne }) => isThisOne),
  )
}

const outcomes = {
  on: m.push_turned_on,
  off: m.push_turned_off,
  removed: m.push_removed,
  denied: m.push_not_allowed,
}
