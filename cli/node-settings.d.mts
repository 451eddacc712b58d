export declare const nodeFlags: string[]
export declare const nodeSurroundings: Record<string, string>
