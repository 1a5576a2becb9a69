import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { findClosedWays, findIdlePolicies, findMissingDefaultDeny } from './check-network.ts'
import {
  findImageProblems,
  findMissingBudgets,
  findProbeProblems,
  findSecondContentSystem,
  findServiceProblems,
  findUngatedDeployments,
  findUnhardenedPods,
} from './check-pods.ts'
import { findSchemaProblems } from './check-schemas.ts'
import {
  findHostProblems,
  findSecretsInClear,
  findSettingProblems,
  findShortGracePeriods,
} from './check-settings.ts'
import { at, type Manifest } from './manifest.ts'
import { renderKustomization } from './render.ts'

type Find = (objects: readonly Manifest[]) => string[]

const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
const ofThisVersion: Find = (objects) => findImageProblems(objects, version)
const container = 'spec/template/spec/containers/0'

/** What is broken, who finds it, the object and the path in it, what stands there then, and what is found. */
const breaks: readonly [string, Find, string, string, unknown, string][] = [
  [
    'an unknown field',
    findSchemaProblems,
    'Deployment portal',
    `${container}/readinesProbe`,
    {},
    'readinesProbe',
  ],
  [
    'a wrong type',
    findSchemaProblems,
    'Deployment portal',
    'spec/replicas',
    'three',
    'must be integer',
  ],
  ['an unknown kind', findSchemaProblems, 'Service portal', 'apiVersion', 'v7', 'no schema'],
  [
    'an unknown way of replication',
    findSchemaProblems,
    'Cluster trivsel-database',
    'spec/postgresql/synchronous/method',
    'some',
    'allowed values',
  ],
  [
    'an unknown field of the bucket',
    findSchemaProblems,
    'ObjectStore database-backups',
    'spec/retention',
    '28d',
    'retention',
  ],
  [
    'an unknown setting',
    findSettingProblems,
    'ConfigMap portal-settings',
    'data/DRAIN_SECOND',
    '1',
    'DRAIN_SECOND is no setting',
  ],
  [
    'a missing setting',
    findSettingProblems,
    'ConfigMap portal-settings',
    'data/SMTP_URL_FILE',
    undefined,
    'SMTP_URL: is not set',
  ],
  [
    'a wrong setting',
    findSettingProblems,
    'ConfigMap portal-settings',
    'data/PORTAL_URL',
    'http://www.trivsel.example',
    'PORTAL_URL: must start with https://',
  ],
  [
    'a wrong setting of the content system',
    findSettingProblems,
    'ConfigMap content-system-settings',
    'data/CMS_URL',
    'innhold',
    'CMS_URL must be an http or https address',
  ],
  [
    'the name of a file that is not mounted',
    findSettingProblems,
    'ConfigMap portal-settings',
    'data/SITE_KEY_FILE',
    '/etc/elsewhere/SITE_KEY',
    'in no mounted secret',
  ],
  [
    'a secret that is not mounted',
    findSettingProblems,
    'Deployment portal',
    'spec/template/spec/volumes',
    [],
    'in no mounted secret',
  ],
  [
    'a Secret',
    findSecretsInClear,
    'Service portal',
    'kind',
    'Secret',
    'Secret portal is made here',
  ],
  [
    'a secret in a ConfigMap',
    findSecretsInClear,
    'ConfigMap portal-settings',
    'data/AUTH_SECRET',
    '…',
    'AUTH_SECRET in clear',
  ],
  [
    'a password in an address',
    findSecretsInClear,
    'ConfigMap portal-settings',
    'data/CLAMAV_URL',
    'tcp://a:b@c:1',
    'CLAMAV_URL in clear',
  ],
  [
    'a secret as a variable',
    findSecretsInClear,
    'Deployment portal',
    `${container}/env`,
    [{ name: 'SITE_KEY', value: 'x' }],
    'SITE_KEY in clear',
  ],
  [
    'the tag latest',
    ofThisVersion,
    'Deployment portal',
    `${container}/image`,
    'trivsel-portal:latest',
    'names no version',
  ],
  [
    'an image without a tag',
    ofThisVersion,
    'Job migrate-portal',
    `${container}/image`,
    'registry.example:5000/trivsel-portal',
    'names no version',
  ],
  [
    'another version',
    ofThisVersion,
    'Deployment portal-jobs',
    `${container}/image`,
    'trivsel-portal:0.0.9',
    'is not version',
  ],
  [
    'a pod that may be root',
    findUnhardenedPods,
    'Deployment portal',
    'spec/template/spec/securityContext/runAsNonRoot',
    false,
    'runAsNonRoot',
  ],
  [
    'a token of Kubernetes',
    findUnhardenedPods,
    'Deployment content-system',
    'spec/template/spec/automountServiceAccountToken',
    undefined,
    'automountServiceAccountToken',
  ],
  [
    'a pod without seccomp',
    findUnhardenedPods,
    'Job migrate-portal',
    'spec/template/spec/securityContext/seccompProfile',
    undefined,
    'seccompProfile',
  ],
  [
    'capabilities',
    findUnhardenedPods,
    'Deployment portal',
    `${container}/securityContext/capabilities`,
    undefined,
    'capabilities',
  ],
  [
    'more rights than at the start',
    findUnhardenedPods,
    'Deployment content-system',
    'spec/template/spec/initContainers/0/securityContext/allowPrivilegeEscalation',
    true,
    'allowPrivilegeEscalation',
  ],
  [
    'a root folder that can be written',
    findUnhardenedPods,
    'Deployment portal',
    `${container}/securityContext/readOnlyRootFilesystem`,
    undefined,
    'readOnlyRootFilesystem',
  ],
  [
    'no limit of memory',
    findUnhardenedPods,
    'Deployment portal',
    `${container}/resources/limits`,
    undefined,
    'no limit of memory',
  ],
  [
    'the network of the machine',
    findUnhardenedPods,
    'Deployment portal',
    'spec/template/spec/hostNetwork',
    true,
    'hostNetwork',
  ],
  [
    'a probe of a path that is unknown',
    findProbeProblems,
    'Deployment portal',
    `${container}/livenessProbe/httpGet/path`,
    '/healthz',
    'it knows no /healthz',
  ],
  [
    'a probe of the content system',
    findProbeProblems,
    'Deployment content-system',
    `${container}/readinessProbe/httpGet/path`,
    '/health',
    'it knows no /health',
  ],
  [
    'a probe of another port',
    findProbeProblems,
    'Deployment portal',
    `${container}/readinessProbe/httpGet/port`,
    8080,
    'for another port',
  ],
  [
    'a port that nobody listens on',
    findProbeProblems,
    'ConfigMap portal-settings',
    'data/PORT',
    '8080',
    'it listens on 8080',
  ],
  [
    'a program that is not there',
    findProbeProblems,
    'Job migrate-portal',
    `${container}/args/0`,
    'nowhere.ts',
    'there is no nowhere.ts',
  ],
  [
    'a Service without pods',
    findServiceProblems,
    'Service portal',
    'spec/selector',
    { app: 'portal' },
    'selects 0 kinds of pods',
  ],
  [
    'a Service of two kinds of pods',
    findServiceProblems,
    'Service portal',
    'spec/selector',
    { 'app.kubernetes.io/name': 'portal' },
    'selects 2 kinds of pods',
  ],
  [
    'a port of a Service',
    findServiceProblems,
    'Service portal',
    'spec/ports/0/targetPort',
    'https',
    'no port https',
  ],
  [
    'an Ingress without a Service',
    findServiceProblems,
    'Service content-system',
    '',
    undefined,
    'no Service content-system',
  ],
  [
    'another host',
    findHostProblems,
    'ConfigMap portal-settings',
    'data/PORTAL_URL',
    'https://www.other.example',
    'its address is www.other.example',
  ],
  [
    'a certificate for another host',
    findHostProblems,
    'Ingress content-system',
    'spec/tls/0/hosts/0',
    'cms.trivsel.example',
    'its Ingress is for',
  ],
  [
    'a portal that is killed too soon',
    findShortGracePeriods,
    'ConfigMap portal-settings',
    'data/DRAIN_SECONDS',
    '30',
    'may need 55 s',
  ],
  [
    'a missing budget',
    findMissingBudgets,
    'PodDisruptionBudget portal-jobs',
    '',
    undefined,
    'Deployment portal-jobs has no',
  ],
  [
    'a missing budget of what is scaled',
    findMissingBudgets,
    'PodDisruptionBudget portal',
    '',
    undefined,
    'Deployment portal has no',
  ],
  [
    'a portal that does not wait',
    findUngatedDeployments,
    'Deployment portal',
    `${container}/startupProbe/httpGet/path`,
    '/livez',
    'Deployment portal does not wait',
  ],
  [
    'a content system that does not wait',
    findUngatedDeployments,
    'Deployment content-system',
    'spec/template/spec/initContainers',
    [],
    'Deployment content-system does not wait',
  ],
  [
    'a second content system',
    findSecondContentSystem,
    'Deployment content-system',
    'spec/replicas',
    2,
    'two pods',
  ],
  [
    'a content system beside the old one',
    findSecondContentSystem,
    'Deployment content-system',
    'spec/strategy/type',
    'RollingUpdate',
    'two pods',
  ],
  [
    'a policy of nobody',
    findIdlePolicies,
    'NetworkPolicy portal-is-reached',
    'spec/podSelector',
    { matchLabels: { app: 'portal' } },
    'is for no pod',
  ],
  [
    'a policy that names nobody',
    findIdlePolicies,
    'Cluster trivsel-database',
    '',
    undefined,
    'names no pod',
  ],
  [
    'pods that are open',
    findMissingDefaultDeny,
    'NetworkPolicy close-everything',
    '',
    undefined,
    'closes what none opens',
  ],
  [
    'a database that is closed',
    findClosedWays,
    'NetworkPolicy open-database',
    '',
    undefined,
    'does not reach the database',
  ],
  [
    'a site that is closed',
    findClosedWays,
    'NetworkPolicy portal-is-reached',
    '',
    undefined,
    'Deployment portal is not reached on 3000',
  ],
]

test.each(breaks)('finds %s', (_, find, name, path, value, problem) => {
  const objects = renderKustomization(join(repositoryRoot, 'deploy/kubernetes/overlays/large'))
  expect(find(objects)).toEqual([])
  breakObject(objects, name, path, value)
  expect(find(objects).join('\n')).toContain(problem)
})

/**
 * @param path without one the whole object is removed
 * @param value undefined removes
 */
function breakObject(objects: Manifest[], name: string, path: string, value: unknown): void {
  const index = objects.findIndex(({ kind, metadata }) => `${kind} ${metadata.name}` === name)
  expect(index, name).toBeGreaterThanOrEqual(0)
  if (path === '') {
    objects.splice(index, 1)
    return
  }
  const steps = path.split('/')
  const last = steps.pop() ?? ''
  const parent = at(objects[index], ...steps)
  expect(parent, path).toBeDefined()
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Object.assign(Object(parent), { [last]: value })
}
