import { join } from 'node:path'
import { packagesFor, readLock } from '../packages.mjs'
import { writeSbom } from './sbom.mjs'

// The last step of `npm run build`: lists the packages that build and run the shop, without those for tests.
const root = process.cwd()
const lock = readLock(join(root, 'package-lock.json'))
const { dependencies, optionalDependencies } = lock['']
writeSbom(root, packagesFor(lock, Object.keys({ ...dependencies, ...optionalDependencies })))
