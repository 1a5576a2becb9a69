import { describe, expect, it } from 'vitest'
import { type BillOfMaterials, type Component, describeImage } from './bill-of-materials.ts'

const library = (name: string): Component => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
})

const installed: BillOfMaterials = {
  serialNumber: 'urn:uuid:of-npm',
  metadata: { timestamp: '2026-01-01T00:00:00Z', component: library('root') },
  components: ['hono', 'zod', 'react', 'pdfjs-dist', 'vite', 'vitest'].map(library),
  dependencies: [
    { ref: '@trivsel/portal@0.1.0', dependsOn: ['hono@1.0.0', 'react@1.0.0', 'vite@1.0.0'] },
    { ref: 'hono@1.0.0', dependsOn: ['zod@1.0.0'] },
    { ref: 'vite@1.0.0', dependsOn: ['vitest@1.0.0'] },
  ],
}

const describeWith = (copied: string[]) =>
  describeImage({
    image: { name: 'portal', version: '0.1.0', created: new Date(0) },
    workspace: '@trivsel/portal@0.1.0',
    installed,
    copied: copied.map(library),
    compiled: [library('pdfjs-dist')],
    isDevelopmentOnly: ({ name }) => name.startsWith('vite'),
    debian: [{ name: 'libc6', version: '2.36-9+deb12u14', architecture: 'amd64', licence: '' }],
  })

describe('the bill of materials of an image', () => {
  const bill = describeWith(['hono'])
  const scopes = Object.fromEntries(bill.components.map(({ name, scope }) => [name, scope]))

  it('requires what is copied or compiled into it, Node.js and the files of Debian', () => {
    expect(scopes).toMatchObject({
      hono: 'required',
      'pdfjs-dist': 'required',
      node: 'required',
      libc6: 'required',
    })
  })

  it('marks other production dependencies as optional, and leaves out those of development', () => {
    expect(scopes).toMatchObject({ react: 'optional', zod: 'optional' })
    expect(Object.keys(scopes)).not.toContain('vite')
    expect(Object.keys(scopes)).not.toContain('vitest')
  })

  it('names packages of Debian as scanners of vulnerabilities do', () => {
    expect(bill.components.find(({ name }) => name === 'libc6')?.purl).toBe(
      'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64',
    )
  })

  it('is the same for the same content', () => {
    expect(describeWith(['hono'])).toEqual(bill)
    expect(describeWith(['hono', 'zod']).serialNumber).not.toBe(bill.serialNumber)
  })

  it('is refused when npm does not list a package in the image', () => {
    expect(() => describeWith(['unknown'])).toThrow('unknown@1.0.0')
  })
})
