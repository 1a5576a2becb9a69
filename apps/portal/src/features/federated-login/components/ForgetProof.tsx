import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '#messages'
import styles from '#ui/form/FormPage.module.css'
import type { ProviderId } from '../providers.ts'
import { federatedLinkQuery, federatedProofQuery, forgetProof } from '../queries.ts'
import { federatedErrorText } from '../refusal-messages.ts'

/** For a user who sees another person's name. */
export function ForgetProof({ provider }: { provider: ProviderId }) {
  const queryClient = useQueryClient()
  const forgetting = useMutation({
    mutationFn: () => forgetProof(provider),
    onSuccess: () =>
      Promise.all(
        [federatedProofQuery(provider), federatedLinkQuery(provider)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <div className={styles.text}>
      {forgetting.isError && (
        <Alert data-color="danger" role="alert">
          {federatedErrorText(provider, forgetting.error)}
        </Alert>
      )}
      <Button variant="tertiary" loading={forgetting.isPending} onClick={() => forgetting.mutate()}>
        {m.federated_not_me()}
      </Button>
    </div>
  )
}
