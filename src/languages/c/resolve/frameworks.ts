// The frameworks of Apple's systems, which are imported by their names.

export const frameworks: ReadonlySet<string> = new Set(
  `
  ARKit AVFAudio AVFoundation AVKit Accelerate Accounts AdSupport AddressBook AppKit AppTrackingTransparency
  ApplicationServices AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit Carbon CarPlay
  CloudKit Cocoa Collaboration ColorSync Combine Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData
  CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
  CoreSpotlight CoreTelephony CoreText CoreVideo CoreWLAN CryptoKit DeviceCheck DiskArbitration EventKit EventKitUI
  ExternalAccessory FileProvider Foundation GLKit GSS GameController GameKit GameplayKit HealthKit HomeKit IOKit IOSurface
  ImageIO Intents IntentsUI JavaScriptCore Kernel LocalAuthentication MapKit MediaPlayer MediaToolbox MessageUI Messages
  Metal MetalKit MetalPerformanceShaders MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network
  NetworkExtension NotificationCenter OSLog OpenAL OpenCL OpenDirectory OpenGLES PDFKit PassKit PencilKit Photos PhotosUI
  PushKit QuartzCore QuickLook QuickTime RealityKit ReplayKit SafariServices SceneKit ScreenCaptureKit ScriptingBridge
  Security ServiceManagement Social SpriteKit StoreKit SwiftUI SystemConfiguration UIKit UniformTypeIdentifiers
  UserNotifications UserNotificationsUI VideoToolbox Vision WatchConnectivity WatchKit WebKit WidgetKit XCTest iAd
  `
    .trim()
    .split(/\s+/),
);
