import type { Bucket } from '#adapters/files/s3.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'

interface BucketVariables {
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_PATH_STYLE?: boolean | undefined
}

/** The S3 bucket for files; null if none is configured. Throws if the variables are incomplete. */
export function readBucket(set: BucketVariables): Bucket | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = set
  if (!set.S3_BUCKET) {
    if (!endpoint && !accessKeyId && !secretAccessKey) return null
    throw new Error(cliStartMessages.bucketMissing)
  }
  if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : '')) {
    throw new Error(cliStartMessages.bucketEndpointInvalid)
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new Error(cliStartMessages.bucketKeys)
  }
  return {
    name: set.S3_BUCKET,
    region: set.S3_REGION,
    endpoint: endpoint ?? null,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    // Only Amazon is sure to have a host name for every bucket.
    isInPath: set.S3_PATH_STYLE ?? endpoint !== undefined,
  }
}
