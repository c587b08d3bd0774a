export function freePort(): Promise<number>;
export function reservePort(port: number, purpose: string): Promise<boolean>;
