import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '#messages'
import styles from '#ui/form/FormPage.module.css'
import { feideLinkQuery, feideProofQuery, forgetFeideProof } from '../feide-calls.ts'
import { feideErrorText } from '../feide-messages.ts'

/** For whoever sees the name of somebody else. */
export function ForgetFeide() {
  const queryClient = useQueryClient()
  const forgetting = useMutation({
    mutationFn: forgetFeideProof,
    onSuccess: () =>
      Promise.all(
        [feideProofQuery, feideLinkQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <div className={styles.text}>
      {forgetting.isError && (
        <Alert data-color="danger" role="alert">
          {feideErrorText(forgetting.error)}
        </Alert>
      )}
      <Button variant="tertiary" loading={forgetting.isPending} onClick={() => forgetting.mutate()}>
        {m.feide_not_me()}
      </Button>
    </div>
  )
}
