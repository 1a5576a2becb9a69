import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { replaceServicesInDocument } from '#platform/services/current-services.ts'
import { serviceNames } from '#platform/services/service-names.ts'
import { servicesNeeding } from '#platform/services/services.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { ServicesView, ServiceView } from '../contract.ts'
import { servicesQuery, switchService } from '../queries.ts'
import { serviceErrorText } from '../service-texts.ts'
import { Unfinished } from './Unfinished.tsx'

/** What switching means, before it is done: what is unfinished, and what becomes of it. */
export function SwitchDialog(props: {
  service: ServiceView
  view: ServicesView
  onClose: () => void
}) {
  const { service, view, onClose } = props
  const name = serviceNames[service.service]()
  const isOn = !service.isOn
  const queryClient = useQueryClient()
  const router = useRouter()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const switching = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => switchService(service.service, isOn)),
    onSuccess: () => {
      showMessage(
        isOn ? m.services_switched_on({ name }) : m.services_switched_off({ name }),
        'success',
      )
      onClose()
    },
    onSettled: async () => {
      const { states } = await queryClient.fetchQuery({ ...servicesQuery, staleTime: 0 })
      replaceServicesInDocument(states)
      await router.invalidate()
    },
  })
  return (
    <ConfirmDialog
      heading={isOn ? m.services_on_heading({ name }) : m.services_off_heading({ name })}
      yes={isOn ? m.services_switch_on() : m.services_switch_off()}
      isBusy={switching.isPending}
      onConfirm={() => switching.mutate()}
      onClose={onClose}
    >
      {isOn ? <p>{m.services_on_text()}</p> : <WhatGoes service={service} view={view} />}
      {switching.error && (
        <ErrorBox message={serviceErrorText(switching.error)} error={switching.error} />
      )}
    </ConfirmDialog>
  )
}

function WhatGoes({ service, view }: { service: ServiceView; view: ServicesView }) {
  const along = view.services.filter((one) =>
    servicesNeeding(service.service).includes(one.service),
  )
  const going = [service, ...along.filter(({ isOn }) => isOn)]
  const names = along.map((one) => serviceNames[one.service]()).join(', ')
  const unfinished = going.filter((one) => one.unfinished.length > 0)
  return (
    <>
      <p>{m.services_off_text()}</p>
      {along.length > 0 && <p>{m.services_off_too({ names })}</p>}
      {unfinished.length > 0 ? (
        <>
          <p>{m.services_unfinished()}</p>
          {unfinished.map((one) => (
            <Unfinished key={one.service} of={one} />
          ))}
          {unfinished.flatMap(({ promises }) =>
            promises.map((text) => <p key={textIn(text)}>{textIn(text)}</p>),
          )}
        </>
      ) : (
        <p>{m.services_nothing_unfinished()}</p>
      )}
    </>
  )
}
